/**
 * Returns an attachment that swallows the second click of a double click if the table has moved on since the first:
 * the reader has not seen yet what is under the pointer now. `at` returns the moment of the table.
 */
export function onceEach(at: () => unknown) {
  return (element: HTMLElement) => {
    let first: unknown;
    const look = (event: MouseEvent) => {
      if (event.detail <= 1) first = at();
      else if (first !== at()) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    element.addEventListener('click', look, true);
    return () => element.removeEventListener('click', look, true);
  };
}
