import type { Card } from '../card.ts'
import { agriculturalWorker } from './agriculturalWorker.ts'
import { apprentice } from './apprentice.ts'
import { baker } from './baker.ts'
import { barterer } from './barterer.ts'
import { beekeeper } from './beekeeper.ts'
import { builder } from './builder.ts'
import { cartMaker } from './cartMaker.ts'
import { chef } from './chef.ts'
import { coachman } from './coachman.ts'
import { cornFactor } from './cornFactor.ts'
import { courier } from './courier.ts'
import { dayLabourer } from './dayLabourer.ts'
import { dreamer } from './dreamer.ts'
import { earlyRiser } from './earlyRiser.ts'
import { farmServant } from './farmServant.ts'
import { farmWorker } from './farmWorker.ts'
import { fisherman } from './fisherman.ts'
import { foreman } from './foreman.ts'
import { fortuneTeller } from './fortuneTeller.ts'
import { gardener } from './gardener.ts'
import { gatekeeper } from './gatekeeper.ts'
import { gleaner } from './gleaner.ts'
import { gourmet } from './gourmet.ts'
import { grapePicker } from './grapePicker.ts'
import { guildMaster } from './guildMaster.ts'
import { haggler } from './haggler.ts'
import { innkeeper } from './innkeeper.ts'
import { joiner } from './joiner.ts'
import { landowner } from './landowner.ts'
import { marketCrier } from './marketCrier.ts'
import { marketWoman } from './marketWoman.ts'
import { mayor } from './mayor.ts'
import { merchant } from './merchant.ts'
import { migrantLabour } from './migrantLabour.ts'
import { moneyLender } from './moneyLender.ts'
import { muleteer } from './muleteer.ts'
import { negotiator } from './negotiator.ts'
import { nightWatchman } from './nightWatchman.ts'
import { oilMiller } from './oilMiller.ts'
import { olivePicker } from './olivePicker.ts'
import { packer } from './packer.ts'
import { pigDealer } from './pigDealer.ts'
import { porter } from './porter.ts'
import { priest } from './priest.ts'
import { reaper } from './reaper.ts'
import { roofer } from './roofer.ts'
import { sausageMaker } from './sausageMaker.ts'
import { schoolmaster } from './schoolmaster.ts'
import { shepherd } from './shepherd.ts'
import { smuggler } from './smuggler.ts'
import { sowKeeper } from './sowKeeper.ts'
import { stableBoy } from './stableBoy.ts'
import { stallholder } from './stallholder.ts'
import { steward } from './steward.ts'
import { storageBuilder } from './storageBuilder.ts'
import { swineherd } from './swineherd.ts'
import { taverner } from './taverner.ts'
import { tenant } from './tenant.ts'
import { thatcher } from './thatcher.ts'
import { tollKeeper } from './tollKeeper.ts'
import { trader } from './trader.ts'
import { travellingSalesman } from './travellingSalesman.ts'
import { turner } from './turner.ts'
import { villageElder } from './villageElder.ts'
import { wheelwright } from './wheelwright.ts'
import { winegrower } from './winegrower.ts'

/** All 66 farm cards, by number. */
export const CARDS = {
  chef,
  negotiator,
  porter,
  farmWorker,
  villageElder,
  merchant,
  trader,
  baker,
  winegrower,
  oilMiller,
  turner,
  sausageMaker,
  gardener,
  shepherd,
  migrantLabour,
  muleteer,
  coachman,
  marketCrier,
  stallholder,
  packer,
  tollKeeper,
  joiner,
  farmServant,
  pigDealer,
  builder,
  tenant,
  cornFactor,
  haggler,
  stableBoy,
  swineherd,
  sowKeeper,
  taverner,
  smuggler,
  innkeeper,
  agriculturalWorker,
  landowner,
  marketWoman,
  schoolmaster,
  fortuneTeller,
  dayLabourer,
  gleaner,
  nightWatchman,
  guildMaster,
  storageBuilder,
  thatcher,
  roofer,
  cartMaker,
  foreman,
  wheelwright,
  barterer,
  fisherman,
  beekeeper,
  olivePicker,
  reaper,
  grapePicker,
  mayor,
  gatekeeper,
  apprentice,
  courier,
  dreamer,
  earlyRiser,
  priest,
  gourmet,
  moneyLender,
  steward,
  travellingSalesman,
} as const satisfies Readonly<Record<string, Card>>

export type CardId = keyof typeof CARDS
