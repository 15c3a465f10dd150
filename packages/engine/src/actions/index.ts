import type { ActionType } from '../action.ts'
import { advance } from './advance.ts'
import { barter } from './barter.ts'
import { buy } from './buy.ts'
import { buyDeliveries } from './buyDeliveries.ts'
import { buyRoof } from './buyRoof.ts'
import { cancel } from './cancel.ts'
import { changeDie } from './changeDie.ts'
import { chooseDonkey } from './chooseDonkey.ts'
import { collect } from './collect.ts'
import { deliver } from './deliver.ts'
import { discard } from './discard.ts'
import { draw } from './draw.ts'
import { endTurn } from './endTurn.ts'
import { finish } from './finish.ts'
import { forgo } from './forgo.ts'
import { grow } from './grow.ts'
import { keep } from './keep.ts'
import { load } from './load.ts'
import { pay } from './pay.ts'
import { placeStall } from './placeStall.ts'
import { play } from './play.ts'
import { repeat } from './repeat.ts'
import { resolve } from './resolve.ts'
import type { Rule } from './rule.ts'
import { sell } from './sell.ts'
import { spend } from './spend.ts'
import { take } from './take.ts'
import { takeBack, takeBackDelivery, takeBackMark, takeBackStall } from './takeBack.ts'
import { takeDie } from './takeDie.ts'
import { turnUp } from './turnUp.ts'
import { upgrade } from './upgrade.ts'
import { use } from './use.ts'
import { useRoof } from './useRoof.ts'

export const RULES: { readonly [T in ActionType]: Rule<T> } = {
  endTurn,
  finish,
  cancel,
  sell,
  buy,
  upgrade,
  spend,
  useRoof,
  use,
  play,
  pay,
  discard,
  buyRoof,
  take,
  draw,
  collect,
  grow,
  barter,
  turnUp,
  keep,
  repeat,
  takeDie,
  changeDie,
  resolve,
  chooseDonkey,
  advance,
  deliver,
  load,
  buyDeliveries,
  placeStall,
  takeBack,
  takeBackDelivery,
  takeBackStall,
  takeBackMark,
  forgo,
}
