import pictures from 'virtual:icons/duel';
import { bring } from '../../icons';
import type { Finer } from '../finer';
import Board from './Board.svelte';
import End from './End.svelte';
import Rules from './Rules.svelte';

bring(pictures);

const duel: Finer = {
  Rules,
  Board,
  asks: true,
  showsEnd: true,
  End,
  log: 'drawer',
  aside: 'max(20rem, 400px)',
};
export default duel;
