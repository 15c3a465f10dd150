import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Start } from './start/Start.tsx'
import { Loading } from './table/Lost.tsx'

// The start screen shows at once; the table comes while somebody reads it.
const BookPage = lazy(() => import('./book/BookPage.tsx').then(({ BookPage }) => ({ default: BookPage })))
const Lobby = lazy(() => import('./lobby/Lobby.tsx').then(({ Lobby }) => ({ default: Lobby })))
const OnlineTable = lazy(() => import('./lobby/OnlineTable.tsx').then(({ OnlineTable }) => ({ default: OnlineTable })))
const MePage = lazy(() => import('./lobby/MePage.tsx').then(({ MePage }) => ({ default: MePage })))
const Play = lazy(() => import('./table/Play.tsx').then(({ Play }) => ({ default: Play })))
const Replay = lazy(() => import('./replay/Replay.tsx').then(({ Replay }) => ({ default: Replay })))

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">
          <Start />
        </Route>
        <Route path="/rules/*?">{({ '*': address }) => <BookPage address={address ?? ''} />}</Route>
        <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
        <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
        <Route path="/online">
          <Lobby />
        </Route>
        <Route path="/table/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/me">
          <MePage />
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
