// Codes that people carry between two devices themselves, when no relay does: an offer, and the answer to it.
//
// A code holds what a description of WebRTC (SDP, RFC 8829) does not share with every other one: kind (1 byte), the
// number of the offer (4 bytes), the name of the device (8 bytes), the fingerprint of its certificate (SHA-256, 32 bytes),
// user name and password of ICE (each after its length), and its addresses (RFC 8445): UDP only, each as kind, address
// and port. Codes are written in base64url.

import { fromBase64, hex, toBase64 } from "./seal.js";

/** The kinds of codes. */
export const [OFFER, ANSWER] = [1, 2];

/** The largest number of addresses in a code, which has to fit into a QR code. */
const MOST = 6;
const TYPES = ["host", "srflx"];
/** Kinds of addresses. A name is random (mDNS), in place of a local address. */
const [IPV4, IPV6, NAME] = [0, 1, 2];

const field = (sdp, name) => sdp.match(new RegExp(`^a=${name}:(.*?)\\r?$`, "m"))?.[1];
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

/** The bytes of an address and its kind: `[kind, bytes]`. Undefined for one that is not carried. */
function packAddress(address) {
  if (address.endsWith(".local")) return [NAME, bytesOf(address.slice(0, -6).replaceAll("-", ""))];
  if (/^[\d.]+$/.test(address)) return [IPV4, Uint8Array.from(address.split("."), Number)];
  const [left, right = ""] = address.split("::");
  const groups = (text) => text.split(":").filter((group) => group !== "");
  const [first, last] = [groups(left), groups(right)];
  const missing = Array(Math.max(0, 8 - first.length - last.length)).fill("0");
  const all = [...first, ...missing, ...last].map((group) => group.padStart(4, "0"));
  return all.length === 8 ? [IPV6, bytesOf(all.join(""))] : undefined;
}

function unpackAddress(kind, bytes) {
  const digits = hex(bytes);
  if (kind === IPV4) return bytes.join(".");
  if (kind === IPV6) return digits.match(/.{4}/g).join(":");
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
}

/** The addresses of a description: `{ type, kind, bytes, port }`. */
function addresses(sdp) {
  const lines = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ (\S+)/gim)];
  const found = lines.map(([, address, port, type]) => {
    const [kind, bytes] = packAddress(address) ?? [];
    return { type: TYPES.indexOf(type), kind, bytes, port: Number(port) };
  });
  return found.filter(({ type, bytes }) => type >= 0 && bytes).slice(0, MOST);
}

/** The code of a description. */
export function pack({ type, sdp }, number, name) {
  const text = new TextEncoder();
  const kind = type === "offer" ? OFFER : ANSWER;
  const out = [kind, ...bytesOf(number), ...bytesOf(name)];
  out.push(
    ...bytesOf(
      field(sdp, "fingerprint")
        .replace(/^sha-256 /i, "")
        .replaceAll(":", ""),
    ),
  );
  for (const name of ["ice-ufrag", "ice-pwd"]) {
    const bytes = text.encode(field(sdp, name));
    out.push(bytes.length, ...bytes);
  }
  for (const { type, kind, bytes, port } of addresses(sdp)) out.push(type * 4 + kind, ...bytes, port >> 8, port & 255);
  return toBase64(out).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The parts of a code: `{ kind, number, name, description }`. Undefined if it is damaged. */
export function unpack(code) {
  try {
    const bytes = fromBase64(code.replaceAll("-", "+").replaceAll("_", "/"));
    let at = 0;
    const take = (count) => {
      if (at + count > bytes.length) throw new RangeError("the code is too short");
      at += count;
      return bytes.subarray(at - count, at);
    };
    const word = () => new TextDecoder().decode(take(take(1)[0]));
    const [kind] = take(1);
    const number = hex(take(4));
    const name = hex(take(8));
    const fingerprint = hex(take(32)).match(/../g).join(":").toUpperCase();
    const [ufrag, password] = [word(), word()];
    const found = [];
    while (at < bytes.length) {
      const [head] = take(1);
      const address = unpackAddress(head & 3, take((head & 3) === IPV4 ? 4 : 16));
      const [high, low] = take(2);
      found.push({ type: TYPES[head >> 2], address, port: high * 256 + low });
    }
    const isSound = [OFFER, ANSWER].includes(kind) && [ufrag, password].every((text) => /^[\w+/-]{4,256}$/.test(text));
    return isSound
      ? { kind, number, name, description: describe(kind, fingerprint, ufrag, password, found) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** A description with one data channel (RFC 8841). */
function describe(kind, fingerprint, ufrag, password, found) {
  const isOffer = kind === OFFER;
  const candidate = ({ type, address, port }, index) => {
    const priority = (type === "host" ? 126 : 100) * 2 ** 24 + (65_535 - index) * 256 + 255;
    const related = type === "host" ? "" : " raddr 0.0.0.0 rport 0";
    return `a=candidate:${index + 1} 1 udp ${priority} ${address} ${port} typ ${type}${related}`;
  };
  const lines = [
    "v=0",
    "o=- 1 2 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    "a=mid:0",
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint}`,
    // Whoever has made the offer begins the handshake, since the answer may be on its way for minutes. If the other side
    // began, it would give up after two.
    `a=setup:${isOffer ? "active" : "passive"}`,
    "a=sctp-port:5000",
    "a=max-message-size:262144",
    ...found.map(candidate),
  ];
  return { type: isOffer ? "offer" : "answer", sdp: `${lines.join("\r\n")}\r\n` };
}
