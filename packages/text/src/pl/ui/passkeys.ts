import type { Ui } from '../../ui.ts'

export const passkeys: Ui['passkeys'] = {
  title: 'Klucze dostępu',
  about:
    'Z kluczem dostępu jesteś sobą na każdym urządzeniu: wystarczy odcisk palca, twarz, PIN albo klucz sprzętowy. Nie jest on konieczny.',
  add: 'Dodaj klucz dostępu',
  name: 'Jak ma się nazywać?',
  make: 'Utwórz',
  cancel: 'Anuluj',
  none: 'Nie masz jeszcze żadnego klucza dostępu.',
  since: date => `od ${date}`,
  remove: 'Usuń',
  removeOf: name => `Usuń klucz dostępu „${name}”`,
  sure: 'Usunąć ten klucz dostępu?',
  sureHint: name =>
    `„${name}” niczego już tu nie otworzy. To urządzenie nadal będzie cię znać. Usuń klucz także tam, gdzie go przechowujesz.`,
  have: 'Mam klucz dostępu',
  nobody: 'To urządzenie jeszcze nikogo nie zna.',
  belongs: name => `Imię przy tym kluczu dostępu: ${name}. Twoje stoły znajdą się także tutaj.`,
  notHere:
    'Pod tym adresem nie można używać kluczy dostępu. Potrzebne jest https i serwer, który zna swoją własną nazwę.',
  why: {
    noPasskeys: 'Pod tym adresem nie można używać kluczy dostępu.',
    tooLateForPasskey: 'To trwało zbyt długo. Spróbuj jeszcze raz.',
    wrongPasskey: 'Serwer nie przyjął tego klucza dostępu.',
    unknownPasskey: 'Serwer nie zna tego klucza dostępu albo już go nie pamięta.',
    passkeyTaken: 'Na tym urządzeniu jest już klucz dostępu.',
    tooManyPasskeys: 'Masz już bardzo dużo kluczy dostępu. Najpierw usuń jeden z nich.',
    cancelled: 'Nie użyto żadnego klucza dostępu.',
  },
}
