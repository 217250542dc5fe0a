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

/** Resolves once the page is drawn as it is now. */
export function drawn(): Promise<void> {
  // The task after the function that is called before a frame comes after the frame.
  return new Promise((resolve) => beforeFrame(() => setTimeout(resolve)));
}
