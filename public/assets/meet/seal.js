// Seals what relays carry: AES-GCM with a key that follows from the room's secret.

const text = new TextEncoder();

async function digest(label, secret) {
  const bytes = new Uint8Array([...text.encode(label), ...secret]);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** Bytes in hexadecimal digits. */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Bytes in base64. */
export function toBase64(bytes) {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** The bytes of base64. Throws if it is none. */
export const fromBase64 = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

export class Seal {
  /** The seal of the room with this secret. Its `topic` is the name under which relays know the room. */
  static async of(secret) {
    const seal = new Seal();
    seal.topic = hex(await digest("Spot On topic 1", secret));
    const key = await digest("Spot On key 1", secret);
    seal.key = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
    return seal;
  }

  async close(bytes) {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, this.key, bytes));
    return toBase64(new Uint8Array([...iv, ...sealed]));
  }

  /** The bytes. Undefined if they are not sealed for this room. */
  async open(sealed) {
    try {
      const bytes = fromBase64(sealed);
      const opened = await crypto.subtle.decrypt(
        { name: "AES-GCM", iv: bytes.subarray(0, 12) },
        this.key,
        bytes.subarray(12),
      );
      return new Uint8Array(opened);
    } catch {
      return undefined;
    }
  }
}
