import type { Ui } from '../../ui.ts'
import { outOf } from '../names.ts'

export const pictures: Ui['pictures'] = {
  title: 'Obrázky',
  open: 'Udělat obrázek',
  what: 'Co',
  kinds: { position: 'Tato pozice', rounds: 'Kolo za kolem', clip: 'Film' },
  public: 'Obrázek ukazuje, co smějí vidět všichni, a ničí karty.',
  afterRound: round => `Po ${round}. kole`,
  says: (names, moment) => `La Granja: ${names}. ${moment}`,
  making: 'Kreslí se…',
  failed: reason => `Obrázek se nepodařilo udělat: ${reason}`,
  png: 'Uložit jako PNG',
  svg: 'Uložit jako SVG',
  save: 'Uložit film',
  copy: 'Kopírovat',
  copied: 'Obrázek je zkopírován.',
  notCopied: 'Obrázky tu nelze kopírovat. Raději ho ulož.',
  share: 'Sdílet',
  length: 'Poslední akce',
  film: 'Nahrát',
  filming: (scene, all) => `Nahrává se: ${scene} ${outOf(all)}`,
  filmHint: 'Nahrávání trvá stejně dlouho jako film.',
  noFilm: 'Tento prohlížeč neumí nahrávat filmy. Hru ukazuje i pohled kolo za kolem.',
  nothing: 'Zatím se nic nestalo.',
}
