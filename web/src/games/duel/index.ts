import pictures from 'virtual:icons/duel';
import { bring } from '../../icons';
import type { Finer } from '../finer';
import Board from './Board.svelte';
import End from './End.svelte';

bring(pictures);

const duel: Finer = {
  rules: () => import('./Rules.svelte'),
  Board,
  asks: true,
  showsEnd: true,
  End,
  log: 'drawer',
  aside: 'max(20rem, 400px)',
};
export default duel;
