import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { Start } from './start/Start.tsx'
import { Loading } from './table/Lost.tsx'

// The start screen shows at once; the table comes while somebody reads it.
const Play = lazy(() => import('./table/Play.tsx').then(({ Play }) => ({ default: Play })))

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Switch>
        <Route path="/">
          <Start />
        </Route>
        <Route path="/play/:id">{({ id }) => <Play key={id} id={id} />}</Route>
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  )
}
