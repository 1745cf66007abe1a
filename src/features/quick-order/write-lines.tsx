import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../components/action/action.tsx'
import type { QuickOrder } from '../../flows/quick-order/use-quick-order.ts'
import { maxLines, splitLines } from '../../flows/quick-order/written-lines.ts'
import { readWrittenText } from '../../flows/quick-order/written-text.ts'
import { LineSuggestions } from './line-suggestions.tsx'
import classes from './quick-order.module.css'
import { useLineSuggestions } from './use-line-suggestions.ts'

interface WriteLinesProps extends Pick<QuickOrder, 'snapshot' | 'send'> {
  text: string
  onText: (text: string) => void
  /** The customer, whose lines the next one at this device does not see. */
  owner: string | undefined
}

/** What opens in Excel with its Thai letters. */
const sampleFile = (example: string) =>
  `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeffcode,words,quantity\r\n${example}`)}`
const sampleRows = 'AC-CAST,red-1220x2440x3,4\r\nAC-FAN,,2\r\n'

/** Lines are pasted, typed or taken from a file. What is pasted is resolved at once. */
export function WriteLines({ text, onText, owner, snapshot, send }: WriteLinesProps) {
  const { t } = useTranslation('quickOrder')
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPasted, setPasted] = useState(false)
  const suggestions = useLineSuggestions(field, onText)
  const { variants, active } = suggestions
  const texts = splitLines(text)
  const isTooMany = texts.length > maxLines
  const isBusy = snapshot.hasTag('pending')
  const check = (written: readonly string[]) => {
    if (written.length > 0 && written.length <= maxLines) send({ type: 'lines.check', texts: [...written] })
    else field.current?.focus()
  }
  const restore = useCallbackRef(() => {
    const written = readWrittenText(owner)
    // What was typed before the page was live stands in the field already.
    if (written === '' || field.current?.value !== '') return
    onText(written)
    const lines = splitLines(written)
    if (lines.length <= maxLines) send({ type: 'lines.check', texts: lines })
  })
  // Who is signed in may be known a moment later.
  useEffect(restore, [restore, owner])
  return (
    <section aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {t('label')}
      </label>
      <LineSuggestions listId={`${id}-list`} {...{ variants, active }} onChoose={suggestions.choose}>
        <textarea
          ref={field}
          id={id}
          className={classes.lines}
          value={text}
          rows={7}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('example')}
          aria-describedby={`${id}-hint`}
          aria-invalid={isTooMany}
          aria-autocomplete="list"
          aria-controls={variants.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={variants[active] && `${id}-list-${active}`}
          onPaste={() => setPasted(true)}
          onChange={({ target }) => {
            onText(target.value)
            if (isPasted) {
              suggestions.close()
              check(splitLines(target.value))
            } else suggestions.onTyped(target)
            setPasted(false)
          }}
          onSelect={({ currentTarget }) => suggestions.onCaret(currentTarget)}
          onBlur={suggestions.close}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
              suggestions.close()
              check(texts)
            } else if (suggestions.onKey(event)) event.preventDefault()
          }}
        />
      </LineSuggestions>
      <p
        id={`${id}-hint`}
        className={`remark ${classes.note}`}
        role={isTooMany ? 'alert' : undefined}
        data-wrong={isTooMany || undefined}
      >
        {isTooMany ? t('tooMany', { count: texts.length, most: maxLines }) : t('hint', { most: maxLines })}
      </p>
      <div className={classes.tools}>
        <ActionButton isWaiting={isBusy} disabled={isTooMany} onClick={() => check(texts)}>
          {t('check')}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={() => chooser.current?.click()}>
          {t('chooseFile')}
        </ActionButton>
        <a href={sampleFile(sampleRows)} download="quick-order.csv">
          {t('sampleFile')}
        </a>
      </div>
      {/* Below the buttons: it goes when the field is left, and must not move one that is being pressed. */}
      {suggestions.isFailed && (
        <p className="remark" role="status">
          {t('suggestFailed')}
        </p>
      )}
      <input
        ref={chooser}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={t('chooseFile')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) send({ type: 'file.choose', file })
          target.value = ''
        }}
      />
      <p className="remark">{t('fileHint')}</p>
    </section>
  )
}
