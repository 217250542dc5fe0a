// Watches whether the contents of an element are higher than the element.

import type { Attachment } from 'svelte/attachments';

/** Calls `told` whenever the size of the element or of its contents changes, with true if the contents do not fit. */
export function overflow(told: (overflows: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const sizes = new ResizeObserver(() => told(element.scrollHeight > element.clientHeight + 1));
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  };
}
