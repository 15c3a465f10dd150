import type { Ui } from '../../ui.ts'
import { amountOf, count, outOf } from '../names.ts'
import { rules } from './rules.ts'
import { start } from './start.ts'

const vp = (points: number): string => amountOf(points, 'point')

export const table: Ui['table'] = {
  start,
  rules,

  bar: {
    round: (round, last) => `Kolo ${round} ${outOf(last)}`,
    roundShort: round => `Kolo ${round}`,
    phases: 'Fáze kola',
    order: 'Pořadí hráčů',
    points: vp,
    covered: 'VB jsou zakryté',
    deciding: 'na tahu',
    thinking: 'přemýšlí',
    neutral: 'Neutrální hráč',
    undo: 'Zpět',
    redo: 'Znovu',
    restart: 'Začít tah znovu',
    noUndo: 'Není co vzít zpět: poslední krok nebyl tvůj, nebo ukázal něco nového',
    noRedo: 'Nic nebylo vzato zpět',
    again: 'Ukázat znovu poslední tahy ostatních',
    tools: 'Nástroje',
    toDark: 'Tmavý vzhled',
    toLight: 'Světlý vzhled',
    settings: 'Nastavení',
    rules: 'Pravidla',
    leave: 'Odejít od stolu (hra se uchová)',
  },

  prompt: {
    label: 'Co můžeš udělat',
    over: 'Hra skončila.',
    results: 'Výsledky',
    waiting: names => `Na tahu: ${names}.`,
    thinking: name => `${name} přemýšlí.`,
    settling: 'Okamžik.',
    about: 'Co s tím můžeš udělat',
    choices: 'Tvoje možnosti',
    drop: 'Nechat být',
    more: 'Další',
    moreLabel: amount => `Vše, co teď můžeš udělat: ${count(amount, { one: 'akce', few: 'akce', other: 'akcí' })}`,
    lock: 'nelze vzít zpět',
    dismiss: 'Zavřít',
    groups: {
      turn: 'Tah',
      cards: 'Karty',
      trade: 'Obchod',
      roofs: 'Střechy',
      helpers: 'Pomocníci',
      dice: 'Kostky',
      transport: 'Oslíci a siesta',
      deliveries: 'Dodávky',
      market: 'Trh',
      goods: 'Zboží',
      markers: 'Žetony',
    },
  },

  rooms: {
    village: 'Vesnice',
    farm: 'Farma',
    others: 'Ostatní',
    log: 'Deník',
    otherFarms: 'Ostatní farmy',
    hand: 'Tvoje karty',
    side: 'Deník a výhled',
    tabs: 'Části stolu',
    canDo: 'tady lze něco udělat',
  },

  log: {
    title: 'Deník',
    all: 'Vše',
    only: name => `Jen ${name}`,
    mine: 'O mně',
    mineHint: 'Co se mě týká: moje tahy, co mi kdo vezme a co se stane všem',
    linesLead: 'Šipky vedou od řádku k řádku. Řádek ukazuje na stole, o co jde; stisknutí otevře záznam na tom místě.',
    linesPoint: 'Šipky vedou od řádku k řádku. Řádek ukazuje na stole, o co jde.',
    filter: 'Čí tahy',
    earlier: 'Ukázat starší',
    empty: 'Zatím se nic nestalo.',
    heading: (round, step) => `${round}. kolo · ${step}`,
    again: 'Co se stalo od mého posledního tahu?',
    nothingNew: 'Od té doby nikdo jiný nehrál.',
  },

  again: {
    title: 'Poslední tahy ostatních',
    showing: 'Ještě jednou:',
    count: (number, all) => `${number} ${outOf(all)}`,
    skip: 'Přeskočit',
  },

  forecast: {
    title: 'Výhled',
    says: 'Kdyby se toto kolo bodovalo teď:',
    player: 'Hráč',
    now: 'Teď',
    stalls: 'Stánky',
    siesta: 'Siesta',
    after: 'Pak',
    gain: points => `+${points}`,
    covered: '?',
    note: 'Bez pomocníků a konce hry.',
  },

  curtain: {
    pass: name => `Obrazovku teď dostane ${name}`,
    why: 'Karty ostatních zůstávají tajné.',
    here: name => `Tady ${name}`,
  },

  trouble: {
    notKept: 'Toto zařízení hru neuchová. Když stránku zavřeš, bude ztracená.',
    detail: reason => `Důvod: ${reason}`,
    save: 'Uložit do souboru',
    stuck: 'Počítačové hráče nejde načíst. Zkouší se to znovu…',
  },

  end: {
    title: 'Hra skončila',
    won: name => `Vítězí ${name}`,
    wonYou: 'Výhra je tvoje',
    shared: names => `Společné vítězství: ${names}`,
    solo: points => `Tvůj výsledek: ${vp(points)}`,
    place: rank => `${rank}.`,
    points: vp,
    silver: amount => `zbytek: ${amountOf(amount, 'silver')}`,
    ranking: 'Pořadí',
    sources: 'Kde se body vzaly',
    source: 'Za co',
    total: 'Celkem',
    bars: 'Body jednotlivých hráčů podle původu',
    rounds: 'Body po každém kole',
    rematch: 'Hrát znovu',
    save: 'Uložit hru',
    back: 'Zpět na začátek',
    look: 'Prohlédnout stůl',
  },

  lost: {
    loading: 'Prostírá se stůl…',
    missing: 'Tato hra na tomto zařízení není.',
    missingHint: 'Možná je smazaná, nebo uložená v jiném prohlížeči.',
    broken: 'Tuto hru nejde otevřít.',
    brokenHint: 'Pořád tu je. Můžeš ji uložit do souboru a potíž s ní nahlásit.',
    save: 'Uložit surový záznam',
    back: 'Zpět na začátek',
  },

  broken: {
    title: 'Při vykreslování se něco pokazilo.',
    why: 'Tvoje hra je uložená tak, jak byla předtím. Načti stránku znovu a pokračuj; když se to stane zas, ulož hru do souboru a potíž nahlas.',
    detail: reason => `Prohlížeč hlásí: ${reason}`,
    reload: 'Načíst stránku znovu',
    save: 'Uložit hru do souboru',
  },

  elsewhere: {
    title: 'Tato hra běží v jiném panelu prohlížeče.',
    why: 'Otevřela se tam, aby se nic nehrálo dvakrát.',
    take: 'Hrát tady',
  },

  dialog: { close: 'Zavřít' },
}
