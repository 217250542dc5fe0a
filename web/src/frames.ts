// Waits for the frames that the browser draws.

/** The longest wait for a frame, in milliseconds. A page that is out of sight draws no frames. */
const A_FRAME = 200;

/** Calls a function before the next frame. */
export function beforeFrame(then: () => void): void {
  const frame = requestAnimationFrame(due);
  const timer = setTimeout(due, A_FRAME);
  function due() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    then();
  }
}

/** Returns a promise that resolves once the browser has drawn the page in its present state. */
export function drawn(): Promise<void> {
  // A task scheduled from the callback before a frame runs after that frame.
  return new Promise((resolve) => beforeFrame(() => setTimeout(resolve)));
}
