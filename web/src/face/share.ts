// Drawings that many faces use: woodcut figures, weaves and engraving. Each drawing is added to the page only once.

import { outline } from '../icons';
import { HATCHES } from '../style/hatches';
import { INK, ground } from './grounds';

const NS = 'http://www.w3.org/2000/svg';
const written = new Set<string>();

/** The shade at the lower right of every figure, in a box of 512 by 512, and the pattern of engraved lines. */
const SHADE = 'M512 80V512H10Q300 500 395 335Q465 220 512 80Z';
const ENGRAVED = `<pattern id="face-engraved" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><path d="M0 5H22M0 16H22" stroke="${INK}" stroke-width="6.4"/></pattern>`;

/**
 * Returns the id of the drawing of a picture as a woodcut figure on a background: a paper halo, ink, a light body and
 * engraved shade.
 */
export function woodcut(icon: string, tint: string): string {
  const id = `face-cut-${icon}-${tint}`;
  const { wash, body, tint: tone } = ground(tint);
  share('face-engraved', () => ENGRAVED);
  const path = shape(icon);
  share(`face-clip-${icon}`, () => `<clipPath id="face-clip-${icon}"><use href="#${path}"/></clipPath>`);
  return share(
    id,
    () =>
      `<g id="${id}" stroke-linejoin="round"><use href="#${path}" fill="${wash}" stroke="${wash}" stroke-width="74"/>` +
      `<use href="#${path}" fill="${INK}" stroke="${INK}" stroke-width="26"/><use href="#${path}" fill="${body}"/>` +
      `<g clip-path="url(#face-clip-${icon})"><path d="${SHADE}" fill="${tone}" opacity=".6"/>` +
      `<path d="${SHADE}" fill="url(#face-engraved)"/></g></g>`,
  );
}

/** Returns the id of the drawing of a picture as a plain shape. The element that uses the shape sets its colours. */
export function shape(icon: string): string {
  const id = `face-shape-${icon}`;
  return share(id, () => `<path id="${id}" d="${outline(icon) ?? ''}"/>`);
}

/** Returns the id of the pattern with the weave of a background. */
export function weave(tint: string): string {
  const { weave: name, tint: color } = ground(tint);
  const id = `face-weave-${tint}`;
  const { width, height, strokes, turn } = HATCHES[name] ?? { width: 12, height: 12, strokes: 'M0 6H12', turn: 0 };
  return share(
    id,
    () =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">` +
      `<path d="${strokes}" fill="none" stroke="${color}"/></pattern>`,
  );
}

function share(id: string, draw: () => string): string {
  if (written.has(id) && document.getElementById('face-defs')) return id;
  const defs = document.getElementById('face-defs') ?? begun();
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${NS}">${draw()}</svg>`, 'image/svg+xml');
  for (const node of [...parsed.documentElement.children]) defs.append(document.importNode(node, true));
  written.add(id);
  return id;
}

/** Creates the element that contains the drawings. The element takes no space on the page. */
function begun(): Element {
  written.clear();
  const svg = document.createElementNS(NS, 'svg');
  for (const [name, value] of [
    ['width', '0'],
    ['height', '0'],
    ['aria-hidden', 'true'],
    ['focusable', 'false'],
  ] as const)
    svg.setAttribute(name, value);
  svg.style.position = 'absolute';
  const defs = document.createElementNS(NS, 'defs');
  defs.id = 'face-defs';
  svg.append(defs);
  document.body.append(svg);
  return defs;
}
