import type { Ui } from '../../ui.ts'

export const passkeys: Ui['passkeys'] = {
  title: 'Přístupové klíče',
  about:
    'S přístupovým klíčem tě poznáme na každém zařízení: stačí otisk prstu, obličej, PIN nebo bezpečnostní klíč. Nutný není.',
  add: 'Přidat přístupový klíč',
  name: 'Jak se má jmenovat?',
  make: 'Vytvořit',
  cancel: 'Zrušit',
  none: 'Zatím nemáš žádný přístupový klíč.',
  since: date => `od ${date}`,
  remove: 'Odebrat',
  removeOf: name => `Odebrat přístupový klíč „${name}“`,
  sure: 'Odebrat tento přístupový klíč?',
  sureHint: name =>
    `„${name}“ tu už nic neotevře. Toto zařízení tě bude znát dál. Smaž klíč i tam, kde ho máš uložený.`,
  have: 'Mám přístupový klíč',
  nobody: 'Toto zařízení zatím nikoho nezná.',
  belongs: name => `Jméno k tomuto přístupovému klíči: ${name}. Tvoje stoly se najdou i tady.`,
  notHere: 'Na této adrese přístupové klíče nefungují. Je k nim potřeba https a server, který zná své vlastní jméno.',
  why: {
    noPasskeys: 'Na této adrese přístupové klíče nefungují.',
    tooLateForPasskey: 'Trvalo to příliš dlouho. Zkus to znovu.',
    wrongPasskey: 'Server tento přístupový klíč nepřijal.',
    unknownPasskey: 'Server tento přístupový klíč nezná, nebo už nezná.',
    passkeyTaken: 'Na tomto zařízení už přístupový klíč je.',
    tooManyPasskeys: 'Máš už hodně přístupových klíčů. Nejdřív jeden odeber.',
    cancelled: 'Žádný přístupový klíč nebyl použit.',
  },
}
