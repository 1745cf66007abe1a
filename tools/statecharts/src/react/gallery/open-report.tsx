import { useId, useState, type ChangeEvent } from 'react'
import type { Recording } from '../../recording/recording.ts'
import { readReport } from '../../recording/report.ts'
import { type Listed, listedAs } from '../listed.ts'
import panelClasses from '../run/run.module.css'
import { useWords } from '../words/words.tsx'
import classes from './open-report.module.css'
import { PlaceLink } from './place.tsx'

interface OpenReportProps {
  machines: Listed[]
  /** What the report holds that is open. */
  recordings: Recording[]
  onOpen: (recordings: Recording[]) => void
}

/** Takes a bug report of the inspector, pasted or as a file, and leads to its recordings. */
export function OpenReport({ machines, recordings, onOpen }: OpenReportProps) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  /** The machines of the report that are not here. */
  const [missing, setMissing] = useState<string[]>([])
  const open = (written: string) => {
    const report = readReport(written)
    setMissing([])
    if ('wrong' in report) return setWrong(report.wrong)
    setWrong(undefined)
    const isHere = ({ machine }: Recording) => listedAs(machines, machine) !== undefined
    setMissing([...new Set(report.recordings.filter((one) => !isHere(one)).map(({ machine }) => machine))])
    onOpen(report.recordings.filter(isHere))
  }
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) open(await file.text())
  }
  return (
    <details className={classes.report}>
      <summary>{t('openReport')}</summary>
      <form
        className={panelClasses.payload}
        onSubmit={(event) => {
          event.preventDefault()
          open(text)
        }}
      >
        <label htmlFor={id}>{t('pasteReport')}</label>
        <textarea
          id={id}
          lang="en"
          rows={4}
          spellCheck={false}
          value={text}
          aria-invalid={wrong !== undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <label>
          <span>{t('reportFile')}</span>
          <input
            type="file"
            accept="application/json,.json,.txt"
            onChange={(event) => void readFile(event)}
          />
        </label>
        {wrong !== undefined && (
          <p className={panelClasses.wrong} role="alert">
            {t('wrongReport', { wrong })}
          </p>
        )}
        {missing.length > 0 && (
          <p className={panelClasses.wrong} role="alert">
            {t('recordedElsewhere', { names: missing.join(', ') })}
          </p>
        )}
        <button type="submit" className={panelClasses.play} data-tone="ink">
          {t('openReportNow')}
        </button>
      </form>
      {recordings.length > 0 && (
        <>
          <p role="status">{t('recordings', { count: recordings.length })}</p>
          <ul className={classes.recordings}>
            {recordings.map(({ machine, actor, steps, page }, index) => (
              // Two actors of one flow may have the same name.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <PlaceLink machine={listedAs(machines, machine)?.id ?? machine}>
                  <code>{listedAs(machines, machine)?.id}</code>
                  {page !== undefined && <span>{t('earlierPage', { page })}</span>}
                  {![machine, listedAs(machines, machine)?.id].includes(actor) && (
                    <span lang="en">{actor}</span>
                  )}
                  <span>{t('moves', { count: steps.length })}</span>
                </PlaceLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
