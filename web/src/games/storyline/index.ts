import pictures from 'virtual:icons/storyline';
import { bring } from '../../icons';
import type { Finer } from '../finer';
import Sides from './Authors.svelte';
import Board from './Board.svelte';
import End from './End.svelte';

bring(pictures);

const storyline: Finer = {
  rules: () => import('./Rules.svelte'),
  Board,
  End,
  Sides,
  asks: true,
  showsEnd: true,
  aside: 'max(20rem, 400px)',
  log: 'drawer',
};
export default storyline;
