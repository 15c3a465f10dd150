import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { isLearning } from './learn/kept.ts'
import { Start } from './start/Start.tsx'
import { Loading } from './table/Lost.tsx'

// The start screen shows at once; the table comes while somebody reads it.
const BookPage = lazy(() => import('./book/BookPage.tsx').then(({ BookPage }) => ({ default: BookPage })))
const Coach = lazy(() => import('./coach/Coach.tsx').then(({ Coach }) => ({ default: Coach })))
const Learn = lazy(() => import('./learn/Learn.tsx').then(({ Learn }) => ({ default: Learn })))
const Lobby = lazy(() => import('./lobby/Lobby.tsx').then(({ Lobby }) => ({ default: Lobby })))
const OnlineTable = lazy(() => import('./lobby/OnlineTable.tsx').then(({ OnlineTable }) => ({ default: OnlineTable })))
const MePage = lazy(() => import('./lobby/MePage.tsx').then(({ MePage }) => ({ default: MePage })))
const NumbersPage = lazy(() =>
  import('./numbers/NumbersPage.tsx').then(({ NumbersPage }) => ({ default: NumbersPage })),
)
const DailyPage = lazy(() => import('./daily/DailyPage.tsx').then(({ DailyPage }) => ({ default: DailyPage })))
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
        <Route path="/play/:id">
          {({ id }) => (isLearning(id) ? <Redirect to="/learn" replace /> : <Play key={id} id={id} />)}
        </Route>
        <Route path="/learn">
          <Learn />
        </Route>
        <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
        <Route path="/coach/:id">{({ id }) => <Coach key={id} id={id} />}</Route>
        <Route path="/online">
          <Lobby />
        </Route>
        <Route path="/table/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
        <Route path="/me">
          <MePage />
        </Route>
        <Route path="/numbers">
          <NumbersPage />
        </Route>
        <Route path="/daily">
          <DailyPage />
        </Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
