const ends = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;

const MOVES = ['scroll', 'transitionend', 'animationend'];

/**
 * Measures now, and again whenever something in the element may have moved. Returns the function that ends this.
 * `measure` must draw nothing if nothing has changed, because drawing also changes the page.
 */
export function remeasured(root: HTMLElement, measure: () => void): () => void {
  let asked = 0;
  let rests = true;
  const later = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => (measure(), settle()));
  };
  /** Measures again once all animations have ended. */
  const settle = () => {
    const moving = root.getAnimations({ subtree: true }).filter(ends);
    if (!rests || moving.length === 0) return;
    rests = false;
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => ((rests = true), later()));
  };
  const seen = new MutationObserver(later);
  seen.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden'],
  });
  const sized = new ResizeObserver(later);
  sized.observe(root);
  for (const each of MOVES) addEventListener(each, later, true);
  addEventListener('resize', later);
  measure();
  settle();
  return () => {
    cancelAnimationFrame(asked);
    seen.disconnect();
    sized.disconnect();
    for (const each of MOVES) removeEventListener(each, later, true);
    removeEventListener('resize', later);
  };
}
