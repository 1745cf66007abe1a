import { type FormEvent, useId, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { shortData } from '../move-name.ts'
import { ToolButton } from '../shell/tool-button.tsx'
import classes from './run.module.css'

interface PayloadFormProps {
  /** What the data are: an answer, a payload. */
  label: string
  samples: unknown[]
  /** Whether only an object will do. */
  isObject?: boolean
  /** Whether there is nothing to choose from. */
  isTyped?: boolean
  action: string
  tone?: 'go' | 'ink'
  onPlay: (data: unknown) => void
}

/** Chooses one of the samples of the cases, or edits it as JSON, and plays it. */
export function PayloadForm({
  label,
  samples,
  isObject = false,
  isTyped = false,
  action,
  tone,
  onPlay,
}: PayloadFormProps) {
  const t = useWords()
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const [draft, setDraft] = useState(isTyped ? JSON.stringify(samples[0] ?? null) : undefined)
  const [wrong, setWrong] = useState<'json' | 'object'>()
  const sample = samples[chosen] ?? null

  const play = (event: FormEvent) => {
    event.preventDefault()
    if (draft === undefined) return onPlay(sample)
    const read = readJson(draft, isObject)
    if ('wrong' in read) return setWrong(read.wrong)
    setWrong(undefined)
    onPlay(read.data)
  }
  const edit = () => {
    setDraft(draft === undefined ? JSON.stringify(sample, undefined, 2) : undefined)
    setWrong(undefined)
  }

  return (
    <form className={classes.payload} onSubmit={play} noValidate>
      {draft === undefined ? (
        <label>
          <span>{label}</span>
          <select lang="en" value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {samples.map((one, index) => (
              <option key={JSON.stringify(one)} value={index}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <>
          <label htmlFor={id}>{`${label} (JSON)`}</label>
          <textarea
            id={id}
            lang="en"
            rows={Math.min(12, draft.split('\n').length + 1)}
            spellCheck={false}
            value={draft}
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong && `${id}-wrong`}
            onChange={({ target }) => setDraft(target.value)}
          />
          {wrong && (
            <p id={`${id}-wrong`} className={classes.wrong} role="alert">
              {t(wrong === 'json' ? 'wrongJson' : 'wrongObject')}
            </p>
          )}
        </>
      )}
      <div className={classes.pair}>
        <button className={classes.play} data-tone={tone} type="submit">
          {action}
        </button>
        {!isTyped && (
          <ToolButton isPressed={draft !== undefined} onClick={edit}>
            {t('edit')}
          </ToolButton>
        )}
      </div>
    </form>
  )
}

/** An error by its code, anything else as JSON. */
const nameOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'code' in data && Object.keys(data).length === 1
    ? String(data.code)
    : shortData(data)

type ReadJson = { data: unknown } | { wrong: 'json' | 'object' }

/** Reads what somebody typed as JSON. An event is an object. */
function readJson(text: string, isObject: boolean): ReadJson {
  try {
    const data: unknown = JSON.parse(text)
    if (isObject && (typeof data !== 'object' || data === null || Array.isArray(data)))
      return { wrong: 'object' }
    return { data }
  } catch {
    return { wrong: 'json' }
  }
}
