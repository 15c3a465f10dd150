import type { Book } from '../../book.ts'

export const editions: Book['editions'] = {
  scores: {
    title: 'Punktestand',
    classic: 'Alle dürfen ihre SP verdecken; eine Option tut es für dich (R21).',
    deluxe: 'Silber und SP liegen offen.',
  },
  tokens: {
    title: 'Genutzte Helfer',
    classic: 'Einer deiner 25 Spielermarker zeigt, dass ein Helfer genutzt ist (R2).',
    deluxe: 'Ein Plättchen zeigt es, und deine Spielermarker bleiben frei.',
  },
  market: {
    title: 'Der Markt für wenige Spieler',
    classic: 'Marktfelder mit einem X sind bei bis zu drei Spielern gesperrt.',
    deluxe:
      'Allein und zu zweit nutzt man eine kleinere Seite des Spielplans; zu dritt decken Plättchen einige Marktfelder ab.',
  },
  fullMarket: {
    title: 'Kein leeres Marktfeld mit diesem Wert',
    classic: 'Du musst einen fremden Marktstand ersetzen, wenn du kannst.',
    deluxe: 'Du darfst einen ersetzen oder auf den Marktstand verzichten.',
  },
  roofs: {
    title: 'Dachmarker',
    classic: 'Vierzehn Arten von Boni.',
    deluxe: 'Zehn weitere Arten und andere Sätze für jede Runde (§D).',
  },
  modules: {
    title: 'Module',
    classic: 'Es gibt keine.',
    deluxe: 'In der Schachtel liegen zwölf Module; sie gehören nicht zu diesem Spiel.',
  },
}
