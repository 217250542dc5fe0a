// The outlines of a face: its edge by moral standing, its window by kind, and the rays behind the figure.

export type Standing = 'good' | 'neutral' | 'evil' | 'none';

/**
 * Returns the outline of the edge of a box: scallops, cut stone with notched corners, or thorns that all lean one way.
 */
export function edge(standing: Standing, width: number, height: number, tooth: number): string {
  if (standing === 'good') return toothed(width, height, tooth, scallop);
  if (standing === 'evil') return toothed(width, height, tooth, thorn);
  const notch = tooth * 1.1;
  const out = 1.5;
  return (
    `M${notch} ${-out}H${width - notch}V${notch / 2}H${width + out}V${height - notch / 2}H${width - notch}` +
    `V${height + out}H${notch}V${height - notch / 2}H${-out}V${notch / 2}H${notch}Z`
  );
}

type Tooth = (along: [number, number], out: [number, number]) => string;

const scallop: Tooth = ([x, y], [u, v]) => `q${r(x / 2 + u * 2)} ${r(y / 2 + v * 2)} ${r(x)} ${r(y)}`;
const thorn: Tooth = ([x, y], [u, v]) =>
  `l${r(x * 0.75 + u * 1.5)} ${r(y * 0.75 + v * 1.5)}l${r(x * 0.25 - u * 1.5)} ${r(y * 0.25 - v * 1.5)}`;

/** Returns a path that goes around the box in teeth. Each tooth is about twice as long as high. */
function toothed(width: number, height: number, tooth: number, draw: Tooth): string {
  const across = Math.round(width / (tooth * 2));
  const down = Math.round(height / (tooth * 2));
  const [x, y, out] = [width / across, height / down, tooth / 2];
  const side = (count: number, along: [number, number], away: [number, number]) => draw(along, away).repeat(count);
  return `M0 0${side(across, [x, 0], [0, -out])}${side(down, [0, y], [out, 0])}${side(across, [-x, 0], [0, out])}${side(down, [0, -y], [-out, 0])}Z`;
}

/** The kinds of windows, by the kinds of cards of all games. */
const KINDS: Record<string, keyof typeof WINDOWS> = {
  character: 'arch',
  companion: 'pennant',
  item: 'tag',
  object: 'tag',
  spell: 'burst',
  effect: 'burst',
  event: 'sheet',
  attack: 'arrow',
  modifier: 'medal',
  location: 'plate',
  story: 'page',
};

export type Pane = keyof typeof WINDOWS;

/** Returns the kind of window that cards of this kind have. */
export function pane(kind: string): Pane {
  return KINDS[kind] ?? 'plain';
}

const WINDOWS = {
  arch: (w: number, h: number) => `M0 ${h}V${r(h * 0.52)}Q0 0 ${r(w / 2)} 0Q${w} 0 ${w} ${r(h * 0.52)}V${h}Z`,
  pennant: (w: number, h: number) => `M0 0H${w}V${h}L${r(w / 2)} ${r(h * 0.76)}L0 ${h}Z`,
  tag: (w: number, h: number) => {
    const cut = r(h * 0.28);
    return `M${cut} 0H${r(w - cut)}L${w} ${cut}V${r(h - cut)}L${r(w - cut)} ${h}H${cut}L0 ${r(h - cut)}V${cut}Z`;
  },
  burst: (w: number, h: number) => burst(w, h, 18),
  sheet: (w: number, h: number) => {
    const swing = h * 0.1;
    const wave = (y: number, way: number) => `Q${r(w / 4)} ${r(y - way * swing * 2)} ${r(w / 2)} ${r(y)}T${w} ${r(y)}`;
    return (
      `M0 ${r(swing)}${wave(swing, 1)}V${r(h - swing)}` +
      `Q${r(w * 0.75)} ${r(h + swing)} ${r(w / 2)} ${r(h - swing)}T0 ${r(h - swing)}Z`
    );
  },
  arrow: (w: number, h: number) => {
    const point = Math.min(w * 0.2, h * 0.42);
    return `M0 0H${r(w - point)}L${w} ${r(h / 2)}L${r(w - point)} ${h}H0L${r(point)} ${r(h / 2)}Z`;
  },
  medal: (w: number, h: number) =>
    `M${r(w * 0.14)} ${h}L${r(w * 0.22)} ${r(h * 0.72)}Q${r(-w * 0.08)} ${r(h * 0.3)} ${r(w * 0.3)} ${r(h * 0.06)}` +
    `Q${r(w / 2)} ${r(-h * 0.05)} ${r(w * 0.7)} ${r(h * 0.06)}Q${r(w * 1.08)} ${r(h * 0.3)} ${r(w * 0.78)} ${r(h * 0.72)}` +
    `L${r(w * 0.86)} ${h}L${r(w * 0.66)} ${r(h * 0.88)}Q${r(w / 2)} ${r(h * 0.97)} ${r(w * 0.34)} ${r(h * 0.88)}Z`,
  plate: (w: number, h: number) => `M0 0H${w}V${h}H${r(w * 0.66)}Q${r(w / 2)} ${r(h * 0.74)} ${r(w * 0.34)} ${h}H0Z`,
  page: (w: number, h: number) => {
    const ear = Math.min(w, h) * 0.24;
    return `M0 0H${r(w - ear)}L${w} ${r(ear)}V${h}H0Z`;
  },
  plain: (w: number, h: number) => `M0 0H${w}V${h}H0Z`,
  // The outlines of standees, by moral standing.
  round: (w: number, h: number) =>
    `M0 ${h}V${r(h * 0.46)}C0 ${r(h * 0.14)} ${r(w * 0.22)} 0 ${r(w / 2)} 0S${w} ${r(h * 0.14)} ${w} ${r(h * 0.46)}V${h}Z`,
  flat: (w: number, h: number) => `M0 ${h}V${r(h * 0.13)}L${r(w * 0.11)} 0H${r(w * 0.89)}L${w} ${r(h * 0.13)}V${h}Z`,
  pointed: (w: number, h: number) =>
    `M0 ${h}V${r(h * 0.34)}L${r(w * 0.18)} ${r(h * 0.22)}L${r(w * 0.26)} ${r(h * 0.28)}L${r(w / 2)} 0` +
    `L${r(w * 0.74)} ${r(h * 0.28)}L${r(w * 0.82)} ${r(h * 0.22)}L${w} ${r(h * 0.34)}V${h}Z`,
};

/**
 * The part of a window that a figure may fill: its height, and the position of its vertical
 * centre, both as shares of the window's height.
 */
export const ROOMS: Record<Pane, { fill: number; middle: number }> = {
  arch: { fill: 0.84, middle: 0.53 },
  pennant: { fill: 0.74, middle: 0.42 },
  tag: { fill: 0.86, middle: 0.5 },
  burst: { fill: 0.68, middle: 0.5 },
  sheet: { fill: 0.74, middle: 0.5 },
  arrow: { fill: 0.78, middle: 0.5 },
  medal: { fill: 0.7, middle: 0.45 },
  plate: { fill: 0.84, middle: 0.47 },
  page: { fill: 0.84, middle: 0.52 },
  plain: { fill: 0.84, middle: 0.5 },
  round: { fill: 0.86, middle: 0.54 },
  flat: { fill: 0.86, middle: 0.52 },
  pointed: { fill: 0.8, middle: 0.57 },
};

/** Returns the outline of a window. */
export function outlined(of: Pane, width: number, height: number): string {
  return WINDOWS[of](width, height);
}

function burst(w: number, h: number, count: number): string {
  const points = Array.from({ length: 2 * count }, (_, at) => {
    const angle = (at * Math.PI) / count - Math.PI / 2;
    const far = at % 2 === 0 ? 1 : 0.84;
    return `${r(w / 2 + (w / 2) * far * Math.cos(angle))} ${r(h / 2 + (h / 2) * far * Math.sin(angle))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Returns ten rays from the middle of a window. */
export function rays(w: number, h: number): string {
  const [far, count] = [w + h, 10];
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [(at * 2 * Math.PI) / count, ((at + 0.5) * 2 * Math.PI) / count];
    const point = (angle: number) => `${r(w / 2 + far * Math.cos(angle))} ${r(h / 2 + far * Math.sin(angle))}`;
    return `M${r(w / 2)} ${r(h / 2)}L${point(from)}L${point(to)}Z`;
  }).join('');
}

function r(value: number): number {
  return Math.round(value * 10) / 10;
}
