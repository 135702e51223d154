// Saves rooms of friends in a database of their own: the head of each under its code, and the pieces of its match. Failures
// are returned as values, never thrown.

const NAME = "spot-on-rooms";
const [ROOMS, PIECES] = ["rooms", "pieces"];
/** Time limit in milliseconds. A database that has not answered by then does not save. */
const PATIENCE = 3000;

/** The promise of the open database. */
let connection;

function connected() {
  connection ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const name of [ROOMS, PIECES]) request.result.createObjectStore(name);
    };
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = database.onversionchange = () => {
        database.close();
        connection = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((cause) => {
    connection = undefined;
    throw cause;
  });
  return connection;
}

/** The result of `steps` in a transaction, once it is complete; `otherwise` if it fails or takes too long. */
function transact(mode, steps, otherwise) {
  const run = async () => {
    const all = (await connected()).transaction([ROOMS, PIECES], mode);
    const complete = new Promise((resolve, reject) => {
      all.oncomplete = resolve;
      all.onabort = () => reject(all.error);
    });
    const result = steps(all.objectStore(ROOMS), all.objectStore(PIECES));
    await complete;
    return result();
  };
  const late = new Promise((done) => setTimeout(done, PATIENCE, otherwise));
  return Promise.race([run().catch(() => otherwise), late]);
}

/** The key range of the pieces of a room. */
const piecesOf = (code) => IDBKeyRange.bound([code], [code, []]);

/** Saves the head of a room and a piece of its match. Those of an earlier match go if a match `begins`. */
export function saveRoom(code, head, begins, piece) {
  const steps = (rooms, pieces) => {
    rooms.get(code).onsuccess = ({ target }) => {
      const count = (target.result?.count ?? 0) + 1;
      if (begins) pieces.delete(piecesOf(code));
      rooms.put({ head, saved: Date.now(), count }, code);
      if (piece.length > 0) pieces.put(piece, [code, count]);
    };
    return () => true;
  };
  return transact("readwrite", steps, false);
}

/** The head of a room and the pieces of its match. Null if it was not saved or cannot be read. */
export function readRoom(code) {
  const steps = (rooms, pieces) => {
    const [room, all] = [rooms.get(code), pieces.getAll(piecesOf(code))];
    return () => room.result && [room.result.head, ...all.result];
  };
  return transact("readonly", steps, null);
}

/** Deletes rooms that nobody has used for this many days. */
export function tidyRooms(days) {
  const limit = Date.now() - days * 86_400_000;
  const steps = (rooms, pieces) => {
    rooms.openCursor().onsuccess = ({ target: { result: room } }) => {
      if (room?.value.saved < limit) {
        pieces.delete(piecesOf(room.key));
        room.delete();
      }
      room?.continue();
    };
    return () => true;
  };
  return transact("readwrite", steps, false);
}
