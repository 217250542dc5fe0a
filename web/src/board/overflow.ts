// Watches whether the contents of an element are higher than the element.

import type { Attachment } from 'svelte/attachments';

/**
 * Calls `told` when the contents of an element become higher than the element, or fit again. The caller may then put
 * them in another order, so the element is shown from its top.
 */
export function overflow(told: (overflows: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let before = false;
    const sizes = new ResizeObserver(() => {
      const now = element.scrollHeight > element.clientHeight + 1;
      if (now === before) return;
      before = now;
      told(now);
      element.scrollTo({ top: 0, behavior: 'instant' });
    });
    for (const each of [element, ...element.children]) sizes.observe(each);
    return () => sizes.disconnect();
  };
}
