import type { Names } from '../language.ts'

// The rulebook prints only two of these names (Magazynier, Pracownik rolny); the others are ours.

export const cards: Names['cards'] = {
  chef: { name: 'Kucharz', says: 'Każde płatne przetworzenie kosztuje cię o 1 srebro mniej.' },
  negotiator: { name: 'Negocjator', says: 'Za każdy twój stragan usunięty z rynku weź 1 PZ.' },
  porter: {
    name: 'Tragarz',
    says: 'Rozpatrując kość na polu dochodu 2 lub 6, wybierz dwie różne opcje tego pola zamiast jednej.',
  },
  farmWorker: {
    name: 'Fornal',
    says: 'Zapłać 1 PZ: zagraj kartę z ręki; za rozszerzenie i tak trzeba oddać towary.',
  },
  villageElder: {
    name: 'Sołtys',
    says: 'Przed rzutem kośćmi wskaż pole dochodu. Ostatnią leżącą na nim kość tylko ty możesz wziąć jako pierwszą lub drugą.',
  },
  merchant: {
    name: 'Kupiec',
    says: 'Po rozpatrzeniu wziętej kości zapłać 1 PZ: rozpatrz też pole dochodu o numerze bieżącej rundy.',
  },
  trader: {
    name: 'Handlarz',
    says: 'Użyj skrzynki, by zamiast zwykłych opcji wziąć 1 oliwkę, 1 zboże i 1 winogrono albo 7 sreber.',
  },
  baker: { name: 'Piekarz', says: 'Przetwórz za darmo 1 zboże i weź 1 srebro.' },
  winegrower: { name: 'Winiarz', says: 'Gdy przetwarzasz winogrono, weź 1 PZ.' },
  oilMiller: { name: 'Olejarz', says: 'Zapłać 1 srebro: przetwórz do dwóch oliwek.' },
  turner: { name: 'Tokarz', says: 'Znaczniki dachu kosztują cię o 1 srebro mniej.' },
  sausageMaker: { name: 'Masarz', says: 'Przetwórz za darmo 1 świnię i weź 1 srebro.' },
  gardener: {
    name: 'Ogrodnik',
    says: 'W kroku wzrostu weź do spichlerza 1 plon takiego rodzaju, jaki uprawiasz na którymś z pól.',
  },
  shepherd: { name: 'Pasterz', says: 'Przesuń dysk sjesty o 1 krok i weź 1 srebro.' },
  migrantLabour: {
    name: 'Robotnik sezonowy',
    says: 'Zanim rozpatrzysz wziętą kość, zmień ją o 1 w górę lub w dół (od 1 do 6), albo przesuń dysk sjesty o 1 krok.',
  },
  muleteer: {
    name: 'Poganiacz mułów',
    says: 'Jeśli twój znacznik osłów daje 1 lub 2 dostawy, masz o 1 darmową dostawę więcej.',
  },
  coachman: { name: 'Woźnica', says: 'Zapłać 1 srebro w swojej turze transportu: wykonaj 1 dostawę.' },
  marketCrier: { name: 'Krzykacz targowy', says: 'Gdy zapełnisz wózek, weź 2 srebra.' },
  stallholder: { name: 'Straganiarz', says: 'Mając na rynku co najmniej trzy stragany, zdobywasz o 1 PZ więcej.' },
  packer: { name: 'Pakowacz', says: 'Dodatkowe dostawy nic cię nie kosztują.' },
  tollKeeper: {
    name: 'Poborca myta',
    says: 'Po rzucie kośćmi weź 2 srebra za każdą kość na polu dochodu 4, najwyżej 4.',
  },
  joiner: {
    name: 'Stolarz',
    says: 'Kupując znacznik dachu, możesz płacić plonami ze spichlerzy, licząc każdy za 3 srebra, i dopłacić srebrem; reszty nie dostajesz.',
  },
  farmServant: { name: 'Parobek', says: 'Jedno przetworzenie za darmo.' },
  pigDealer: { name: 'Handlarz świń', says: 'Świnie sprzedajesz o 2 srebra drożej.' },
  builder: { name: 'Budowniczy', says: 'Rozszerzenia kosztują cię o dwa towary mniej, ale co najmniej jeden.' },
  tenant: {
    name: 'Dzierżawca',
    says: 'Oddaj 1 plon ze spichlerza albo zapłać 2 srebra: plony wyrastają na najwyżej dwóch twoich pustych polach.',
  },
  cornFactor: { name: 'Handlarz zbożem', says: 'Plony sprzedajesz o 1 srebro drożej. Przychód: 1 srebro.' },
  haggler: { name: 'Mistrz targowania', says: 'Zasoby kupujesz o 1 srebro taniej.' },
  stableBoy: { name: 'Stajenny', says: 'Do potomstwa wystarczy ci jedna świnia.' },
  swineherd: { name: 'Świniopas', says: 'Miejsce na dwie dodatkowe świnie.' },
  sowKeeper: {
    name: 'Hodowca macior',
    says: 'Gdy twoje świnie mają potomstwo, weź do dwóch świń, o ile starczy zagród.',
  },
  taverner: { name: 'Karczmarz', says: 'Sprzedaj 1 zasób przetworzony ze spichlerza za 5 sreber.' },
  smuggler: { name: 'Przemytnik', says: 'Gdy twój stragan zostaje usunięty z rynku, weź 1 skrzynkę.' },
  innkeeper: { name: 'Oberżysta', says: 'Zapłać 1 srebro i oddaj 1 zasób przetworzony ze spichlerza: weź 2 PZ.' },
  agriculturalWorker: { name: 'Pracownik rolny', says: 'Możesz sprzedawać plony także prosto z pól.' },
  landowner: { name: 'Ziemianin', says: 'Po zagraniu rozszerzenia weź 1 PZ.' },
  marketWoman: {
    name: 'Przekupka',
    says: 'Limit kart na ręce +1. Przed dobieraniem kart w fazie farmy możesz odrzucić dowolne karty.',
  },
  schoolmaster: { name: 'Nauczyciel', says: 'Limit kart na ręce +1. Przychód: 1 srebro.' },
  fortuneTeller: {
    name: 'Wróżka',
    says: 'Zapłać 1 srebro: obejrzyj dwie wierzchnie karty stosu, jedną weź, drugą połóż pod stosem.',
  },
  dayLabourer: {
    name: 'Wyrobnik',
    says: 'Po rozpatrzeniu wziętej kości zapłać 3 srebra: rozpatrz jej pole dochodu jeszcze raz.',
  },
  gleaner: { name: 'Zbieracz kłosów', says: 'Jeśli po rzucie na polu dochodu 3 leży kość, weź 1 plon.' },
  nightWatchman: {
    name: 'Stróż nocny',
    says: 'Twoich straganów na polach rynku o wartości 2 nie można usunąć.',
  },
  guildMaster: {
    name: 'Cechmistrz',
    says: 'Za każdy stragan przeciwnika, który usuwasz z rynku, dostajesz 2 PZ zamiast 1.',
  },
  storageBuilder: {
    name: 'Magazynier',
    says: 'Na tej karcie masz dodatkowe pole na znacznik dachu (3 PZ po zakryciu); kupiony znacznik możesz położyć tu zamiast na pierwszym wolnym polu od lewej.',
  },
  thatcher: { name: 'Strzecharz', says: 'Zapłać 3 srebra: odkryj jeden ze swoich zużytych znaczników dachu.' },
  roofer: { name: 'Dekarz', says: 'Gdy kupujesz znacznik dachu, weź 1 PZ.' },
  cartMaker: { name: 'Stelmach', says: 'Możesz mieć czwarty wózek.' },
  foreman: { name: 'Nadzorca', says: 'Oprócz Nadzorcy możesz mieć do czterech pomocników.' },
  wheelwright: { name: 'Kołodziej', says: 'Gdy zagrywasz wózek, możesz od razu wykonać na niego 1 dostawę.' },
  barterer: {
    name: 'Kramarz',
    says: 'Wymień do dwóch plonów ze swoich spichlerzy na tyle samo dowolnych plonów.',
  },
  fisherman: { name: 'Rybak', says: 'Przychód: 2 srebra.' },
  beekeeper: { name: 'Pszczelarz', says: 'Przychód: 1 srebro za każdy rodzaj plonów, jaki uprawiasz na polach.' },
  olivePicker: { name: 'Zbieracz oliwek', says: 'Przychód: 1 oliwka i 1 srebro.' },
  reaper: { name: 'Żniwiarz', says: 'Przychód: 1 zboże i 1 srebro.' },
  grapePicker: { name: 'Zbieracz winogron', says: 'Przychód: 1 winogrono.' },
  mayor: { name: 'Burmistrz', says: 'Gdy zapełnisz budynek przed wszystkimi innymi, weź 2 PZ więcej.' },
  gatekeeper: { name: 'Odźwierny', says: 'Za każdym razem, gdy budynek zostaje odblokowany, weź 4 srebra.' },
  courier: {
    name: 'Posłaniec',
    says: 'Po odkryciu znaczników osłów zapłać 1 srebro: wymień swój na inny, jeszcze nieużyty.',
  },
  earlyRiser: {
    name: 'Ranny ptaszek',
    says: 'Na wspólnym polu toru sjesty twój dysk liczy się do kolejności graczy jako najwyższy.',
  },
  travellingSalesman: {
    name: 'Domokrążca',
    says: 'Gdy używasz skrzynki, weź dodatkowo 2 PZ; wykorzystana opcja jest dla ciebie zamknięta do końca gry.',
  },
  gourmet: { name: 'Smakosz', says: 'Mając w spichlerzach jedzenie, wino i mięso, zdobywasz 2 PZ.' },
  steward: {
    name: 'Rządca',
    says: 'Na koniec gry weź 1 PZ za każdy zasób przetworzony w swoich spichlerzach, najwyżej 4.',
  },
  priest: {
    name: 'Ksiądz',
    says: 'Jeśli zajmujesz pierwsze miejsce w kolejności graczy, zdobywasz o 1 PZ więcej.',
  },
  moneyLender: { name: 'Lichwiarz', says: 'Zapłać 2 srebra: weź 1 PZ.' },
  dreamer: { name: 'Marzyciel', says: 'Podczas sjesty przesuwasz dysk o 1 krok więcej.' },
  apprentice: {
    name: 'Czeladnik',
    says: 'Użyj skrzynki: rozpatrz ponownie funkcję natychmiastową jednego ze swoich znaczników rzemieślników.',
  },
}
