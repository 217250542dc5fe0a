// The sounds of the table, which the page generates.

import type { Happening, Position } from './protocol';
import { isMine } from './turn';

export type Sound = 'card' | 'die' | 'turn' | 'end';

/** A tone or a noise: its start and length in seconds, its pitch in hertz (none for noise), and its loudness. */
interface Part {
  at: number;
  lasts: number;
  pitch: number | null;
  loud: number;
}

const bell = (at: number, pitch: number, lasts = 0.5): Part => ({ at, lasts, pitch, loud: 0.12 });
const knock = (at: number, loud: number): Part => ({ at, lasts: 0.045, pitch: null, loud });

const PARTS: Record<Sound, Part[]> = {
  card: [{ at: 0, lasts: 0.09, pitch: null, loud: 0.1 }],
  die: [knock(0, 0.2), knock(0.09, 0.16), knock(0.16, 0.12), knock(0.21, 0.08)],
  turn: [bell(0, 659), bell(0.14, 880)],
  end: [bell(0, 523), bell(0.16, 659), bell(0.32, 784), bell(0.48, 1047, 1)],
};

/** Returns the sounds of a new position, in order, without repetitions. */
export function soundsOf(before: Position | null, now: Position): Sound[] {
  if (now.shown < now.entries || now.passTo !== null || before?.table !== now.table) return [];
  const happened = now.news.flatMap((line) => line.happened);
  const is = (kind: Happening['is']) => happened.some((happening) => happening.is === kind);
  const ended = now.scene.sheet !== null && before.scene.sheet === null;
  const mine = isMine(now) && (!isMine(before) || before.entries < now.entries);
  return [
    ...(is('die') ? (['die'] as const) : is('move') ? (['card'] as const) : []),
    ...(ended ? (['end'] as const) : mine ? (['turn'] as const) : []),
  ];
}

let audio: AudioContext | undefined;

/** Plays a sound after `delay` seconds. A browser without audio stays silent. */
export function play(sound: Sound, delay = 0): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  // Browsers play no sound until the reader has pressed something.
  void audio.resume();
  for (const part of PARTS[sound]) sounded(audio, part, audio.currentTime + delay + part.at);
}

function sounded(audio: AudioContext, { lasts, pitch, loud }: Part, start: number): void {
  const gain = new GainNode(audio, { gain: loud });
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  const source =
    pitch === null ? noise(audio, lasts) : new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  source.connect(gain);
  source.start(start);
  source.stop(start + lasts);
}

/** Returns the rustle of paper: noise without its lowest and highest frequencies. */
function noise(audio: AudioContext, lasts: number): AudioBufferSourceNode {
  const length = Math.ceil(audio.sampleRate * lasts);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < length; at++) {
    const white = Math.random() * 2 - 1;
    samples[at] = (white - last) * 0.5;
    last = white * 0.6;
  }
  return new AudioBufferSourceNode(audio, { buffer });
}
