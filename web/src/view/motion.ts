// Lets cards fly to where they go. With reduced motion they are simply there.

import type { Scene } from '../protocol';
import { moves, type Flight, type Spot } from './moves';

const FLIGHT = 480;
const DEAL = 320;
const STAGGER = 45;
const INHERITED = [
  '--story',
  '--plate',
  '--name',
  '--text',
  '--least',
  '--largest',
  '--token',
  '--glyphs',
  '--picture',
];
/** A card that stays where it was, though its place has another name, does not fly. */
const NEAR = 12;

interface Ghost {
  flight: Flight;
  /** The card itself was not to be seen, only where it lay. */
  hidden: boolean;
  rect: DOMRect;
  copy: HTMLElement;
}

/** Called before the page changes; what it returns is called after. */
export function watch(root: HTMLElement, before: Scene, after: Scene): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const { flights, dealt, drawn } = moves(before, after);
  const ghosts = flights.flatMap((flight): Ghost[] => {
    const element = find(root, flight.from);
    return element
      ? [
          {
            flight,
            hidden: element.dataset['card'] !== flight.from.card,
            rect: element.getBoundingClientRect(),
            copy: copyOf(element),
          },
        ]
      : [];
  });
  return () => {
    for (const ghost of ghosts) fly(root, ghost);
    for (const [at, card] of dealt.entries()) appear(root, card, at * STAGGER);
    for (const [at, { card, deck }] of drawn.entries()) draw(root, card, deck, at * STAGGER);
  };
}

function fly(root: HTMLElement, { flight, hidden, rect, copy }: Ghost): void {
  const target = find(root, flight.to);
  const to = target?.getBoundingClientRect();
  if (!target || !to || rect.width === 0 || to.width === 0) return;
  const nearBy = Math.abs(rect.left - to.left) < NEAR && Math.abs(rect.top - to.top) < NEAR;
  if (nearBy) return;
  // Where it lies under another or in a heap, all that lies there stays in sight.
  const itself = flight.to.card !== null && target.dataset['card'] === flight.to.card;
  // A card that nobody saw before comes out of the place where it was.
  if (hidden && flight.to.card !== null) {
    if (itself) come(target, rect, to, 0);
    return;
  }
  Object.assign(copy.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  root.append(copy);
  // Never larger than it was: a small card that lands on a wide zone stays a card.
  const scale = Math.min(1, to.width / rect.width, to.height / rect.height);
  const x = to.left + to.width / 2 - (rect.left + rect.width / 2);
  const y = to.top + to.height / 2 - (rect.top + rect.height / 2);
  const flown = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: FLIGHT, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' },
  );
  flown.onfinish = flown.oncancel = () => copy.remove();
  if (itself) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], FLIGHT);
}

function appear(root: HTMLElement, card: string, delay: number): void {
  find(root, { card, zone: '', tint: null })?.animate(
    [
      { opacity: 0, transform: 'translateY(-0.75rem)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: DEAL, delay, easing: 'ease-out', fill: 'backwards' },
  );
}

function draw(root: HTMLElement, card: string, deck: string, delay: number): void {
  const to = find(root, { card, zone: '', tint: null });
  const from = find(root, { card: null, zone: deck, tint: null });
  if (to && from) come(to, from.getBoundingClientRect(), to.getBoundingClientRect(), delay);
}

/** What lies there now grows out of where it came from. */
function come(target: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(1, from.width / Math.max(1, to.width), from.height / Math.max(1, to.height));
  target.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'backwards' },
  );
}

/** The card itself; else the heap of its kind in its zone; else the zone. */
function find(root: HTMLElement, { card, zone, tint }: Spot): HTMLElement | null {
  return (
    (card === null ? null : root.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)) ??
    (tint === null ? null : root.querySelector<HTMLElement>(`[data-heap="${CSS.escape(`${zone}/${tint}`)}"]`)) ??
    root.querySelector<HTMLElement>(`[data-zone="${CSS.escape(zone)}"]`)
  );
}

/** A picture of a card that nobody can point at, tab to or hear. */
function copyOf(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll<HTMLElement>('*')])
    for (const name of ['id', 'data-card', 'data-heap', 'data-zone']) part.removeAttribute(name);
  for (const button of copy.querySelectorAll('button')) button.remove();
  // What a card inherits from where it lies, it keeps in flight.
  const inherited = getComputedStyle(element);
  for (const name of INHERITED) copy.style.setProperty(name, inherited.getPropertyValue(name));
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, { position: 'fixed', margin: '0', listStyle: 'none', zIndex: '20', pointerEvents: 'none' });
  return copy;
}
