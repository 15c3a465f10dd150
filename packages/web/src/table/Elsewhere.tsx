import { useUi } from '../words.ts'

/** The game was opened in another tab: it is played there, unless somebody wants it back. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const { elsewhere } = useUi().table
  return (
    <main className="shell-page">
      <h1>{elsewhere.title}</h1>
      <p>{elsewhere.why}</p>
      <div className="shell-buttons">
        {/* biome-ignore lint/a11y/noAutofocus: there is nothing else to do here */}
        <button type="button" className="shell-button" data-primary autoFocus onClick={onTake}>
          {elsewhere.take}
        </button>
      </div>
    </main>
  )
}
