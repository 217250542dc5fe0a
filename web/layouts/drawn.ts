// Checks the rules for layouts that only a browser can check. It measures the page as drawn.

/**
 * Returns a complaint for each rule that the page violates. The function runs in the page, so it uses nothing outside
 * itself.
 */
export function drawnFaults(touch: boolean): string[] {
  const LEAST_TYPE = 13;
  const FINGER = 40;
  const SLACK = 2;
  interface Line {
    owner: Element;
    words: string;
    rect: DOMRect;
  }
  const seen = (element: Element) =>
    element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.unseen, svg');
  const named = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim().slice(0, 40) ?? '';
  /** Returns the part of the page in which an element is visible, after clipping by the element and its ancestors. */
  const clipped = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflow !== 'visible' && at !== document.body) {
        const box = at.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      // The ancestors of an element that is fixed to the window do not clip the element.
      if (style.position === 'fixed') break;
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const scrolls = (element: Element): boolean => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return true;
    return false;
  };

  /** Reports whether an element is for screen readers only. Such an element has a box of one pixel. */
  const heard = (element: Element) => {
    const { width, height } = clipped(element);
    return width < 3 || height < 3;
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!owner || !node.textContent?.trim() || !seen(owner) || heard(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects())
      if (rect.width > 1 && rect.height > 1) lines.push({ owner, words: named(owner), rect });
  }

  const small = lines.flatMap(({ owner, words }) => {
    const px = parseFloat(getComputedStyle(owner).fontSize);
    return px < LEAST_TYPE - 0.05 ? [`“${words}” has type of ${px} px`] : [];
  });
  const cut = lines.flatMap(({ owner, words, rect }) => {
    if (rect.left < -SLACK || rect.right > innerWidth + SLACK) return [`“${words}” leaves the window`];
    const clip = clipped(owner);
    const across = rect.left < clip.left - SLACK || rect.right > clip.right + SLACK;
    const along = rect.top < clip.top - rect.height / 3 || rect.bottom > clip.bottom + rect.height / 3;
    return across || (along && !scrolls(owner)) ? [`“${words}” is cut`] : [];
  });
  // Letters fill about half the height of their line, in the middle.
  const inked = ({ rect, owner }: Line) => {
    const clip = clipped(owner);
    return {
      left: Math.max(rect.left, clip.left),
      right: Math.min(rect.right, clip.right),
      top: Math.max(rect.top + rect.height / 4, clip.top),
      bottom: Math.min(rect.bottom - rect.height / 4, clip.bottom),
    };
  };
  const fixed = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  const sheets = new Map(lines.map((line) => [line, fixed(line.owner)]));
  const over = lines.flatMap((one, at) =>
    lines.slice(at + 1).flatMap((other) => {
      if (one.owner === other.owner || sheets.get(one) !== sheets.get(other)) return [];
      if (scrolls(one.owner) !== scrolls(other.owner)) return [];
      if (one.rect.right <= other.rect.left || other.rect.right <= one.rect.left) return [];
      const [a, b] = [inked(one), inked(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > SLACK && high > SLACK ? [`“${one.words}” and “${other.words}” overlap`] : [];
    }),
  );
  /**
   * Returns the width and the height in which a finger hits a target. They may exceed its box if surrounding elements
   * react for it.
   */
  const hit = (target: Element): [number, number] => {
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width >= FINGER - 0.5 && height >= FINGER - 0.5) return [width, height];
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = target.getBoundingClientRect();
    const [x, y] = [box.left + width / 2, box.top + height / 2];
    const hits = (across: number, down: number) => {
      const found = document.elementFromPoint(x + across, y + down);
      return found !== null && (target.contains(found) || target.closest('label')?.contains(found) === true);
    };
    const reach = (across: number, down: number) => {
      let far = 0;
      while (far < FINGER && hits(across * far, down * far)) far += 0.5;
      return far;
    };
    const size: [number, number] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    if (box.top !== top || box.left !== left) for (const [at, from] of scrolled) at.scrollTo(from);
    return size;
  };
  const scrolled = [...document.querySelectorAll('*')]
    .filter((each) => each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth)
    .map((each): [Element, ScrollToOptions] => [
      each,
      { left: each.scrollLeft, top: each.scrollTop, behavior: 'instant' },
    ]);
  const tiny = [...document.querySelectorAll('button, a[href], select, input, summary')].flatMap((target) => {
    // Links within a sentence are exempt, because they are only as high as their line. Elements that are not visible
    // are exempt too.
    if (!touch || !seen(target) || heard(target) || target.closest('p, [data-item]')) return [];
    if (getComputedStyle(target).pointerEvents === 'none') return [];
    const [width, height] = hit(target);
    return width < FINGER - 1 || height < FINGER - 1
      ? [`${target.getAttribute('aria-label') ?? named(target)} is ${Math.round(width)}×${Math.round(height)}`]
      : [];
  });
  /** The places in the visible part of a target at which a press is tried, as shares of its width and height. */
  const TRIED = [0.15, 0.5, 0.85];
  const buried = [...document.querySelectorAll('[data-choice]')].flatMap((target) => {
    if (!seen(target) || getComputedStyle(target).pointerEvents === 'none') return [];
    const [box, part] = [target.getBoundingClientRect(), clipped(target)];
    // Where nothing clips a target, its part has no numbers.
    const of = (edge: number, otherwise: number) => (Number.isFinite(edge) ? edge : otherwise);
    const [left, top] = [Math.max(box.left, of(part.left, 0), 0), Math.max(box.top, of(part.top, 0), 0)];
    const right = Math.min(box.right, of(part.right, innerWidth), innerWidth);
    const bottom = Math.min(box.bottom, of(part.bottom, innerHeight), innerHeight);
    if (right - left < 3 || bottom - top < 3) return [];
    const pressed = TRIED.flatMap((across) =>
      TRIED.map((down) => document.elementFromPoint(left + across * (right - left), top + down * (bottom - top))),
    );
    const hit = pressed.some((found) => found && (target.contains(found) || target.closest('label')?.contains(found)));
    return hit ? [] : [`${target.getAttribute('aria-label') ?? named(target)} is covered by something else`];
  });
  const prompt = document.getElementById('prompt')?.getBoundingClientRect();
  const asked = !prompt || prompt.top < -SLACK || prompt.bottom > innerHeight + SLACK ? ['no prompt is in sight'] : [];
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than its window'] : [];
  return [...new Set([...wide, ...asked, ...small, ...cut, ...over, ...tiny, ...buried])];
}
