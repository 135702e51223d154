// A person who presses a button twice means that button. If the first press has put another one in its place, the second
// press is ignored. Keys are not affected: their focus shows what they press.

/** Most milliseconds between the two presses of a double press, and the distance between them in pixels. */
const QUICK = 500;
const NEAR = 12;

const CONTROLS = "a, button, input, label, select, summary";

let last = { time: -QUICK, x: 0, y: 0, control: null };

/** The control that a click reaches. A label stands for its field. */
function controlOf(target) {
  const found = target.closest?.(CONTROLS) ?? null;
  return found?.control ?? found;
}

/** Ignores second presses that would reach another control than the first ones, or one that counts a press only once. */
export function ignoreSecondPresses() {
  const press = (event) => {
    if (event.detail === 0) return;
    const control = controlOf(event.target);
    const { timeStamp: time, clientX: x, clientY: y } = event;
    const isSecond = time - last.time < QUICK && Math.hypot(x - last.x, y - last.y) < NEAR;
    const isMeant = control === last.control && !control?.dataset.single;
    if (isSecond && last.control && control && !isMeant) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      last = { time, x, y, control };
    }
  };
  addEventListener("click", press, true);
}
