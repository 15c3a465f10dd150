import { type ReactNode, useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { downloadFile } from '../start/files.ts'
import { useUi } from '../words.ts'

interface Given {
  readonly label: string
  readonly file: Blob
  readonly name: string
}

interface GiveProps {
  /** The first one is what is copied and shared. */
  readonly files: readonly Given[]
  readonly children?: ReactNode
}

/** How long it is said that something was copied. */
const SHOWN = 3_000

/** Everything that can be done with a picture: keep it, copy it, send it on. */
export function Give({ files, children }: GiveProps) {
  const { pictures: words } = useUi()
  const [said, say] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => say(''), SHOWN)
    return () => clearTimeout(timer)
  }, [said])
  const [first] = files
  const copy = async (file: Blob) => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })])
      say(words.copied)
    } catch {
      say(words.notCopied)
    }
  }
  return (
    <div className="pictures-give">
      <p className="shell-hint" role="status">
        {said}
      </p>
      {first !== undefined && first.file.type === 'image/png' ? (
        <Button className="shell-button" onPress={() => void copy(first.file)}>
          {words.copy}
        </Button>
      ) : undefined}
      {first !== undefined && canShare(first) ? (
        <Button className="shell-button" onPress={() => share(first)}>
          {words.share}
        </Button>
      ) : undefined}
      {files.map(({ label, file, name }, index) => (
        <Button
          key={name}
          className="shell-button"
          data-primary={index === 0 || undefined}
          onPress={() => downloadFile(file, name)}
        >
          {label}
        </Button>
      ))}
      {children}
    </div>
  )
}

function sharedAs({ file, name }: Given): ShareData {
  return { files: [new File([file], name, { type: file.type })] }
}

function canShare(given: Given): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare(sharedAs(given))
}

function share(given: Given): void {
  // Whoever changes their mind has not made a mistake.
  navigator.share(sharedAs(given)).catch(() => undefined)
}
