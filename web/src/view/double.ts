/** The greatest time between the clicks of a double click, in milliseconds. */
const DOUBLE = 300;

/**
 * Returns an attachment that swallows the second click of a double click if the table has moved on since the first:
 * the reader has not seen yet what is under the pointer now. `at` returns the moment of the table.
 */
export function onceEach(at: () => unknown) {
  return (element: HTMLElement) => {
    let first: { time: number; moment: unknown } | null = null;
    const look = (event: MouseEvent) => {
      const second = event.detail > 1 && first !== null && event.timeStamp - first.time < DOUBLE;
      if (second && first?.moment !== at()) {
        event.preventDefault();
        event.stopPropagation();
      } else first = { time: event.timeStamp, moment: at() };
    };
    element.addEventListener('click', look, true);
    return () => element.removeEventListener('click', look, true);
  };
}
