import { useCallbackRef } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import {
  dropDraft,
  readDraft,
  saveDraft,
  type DraftKind,
  type DraftPlace,
} from '../../lib/forms/form-draft.ts'

/** The form values that survive a reload, and the draft's place. The draft of another place needs a new component `key`. */
export interface FormDraft<Values> {
  kind: DraftKind<Values>
  place: DraftPlace
}

interface DraftedForm<Values> {
  getValues: () => Values
  setValues: (values: Partial<Values>) => void
}

/**
 * Restores the draft when the form mounts, and saves it when a change is committed, when the page is hidden or
 * left, and when the form unmounts. Nothing is saved until a value differs from its initial value.
 */
export function useFormDraft<Values extends Record<string, unknown>>(
  form: DraftedForm<Values>,
  initialValues: Values,
  draft: FormDraft<Values> | undefined,
) {
  const textOf = (values: Values) => JSON.stringify(draft?.kind.pick(values))
  const [atStart] = useState(() => textOf(initialValues))
  const lastWritten = useRef(atStart)
  const [isRestored, setRestored] = useState(false)

  const save = useCallbackRef(() => {
    const values = form.getValues()
    const text = textOf(values)
    if (!draft || text === lastWritten.current) return
    lastWritten.current = text
    if (text === atStart) dropDraft(draft.kind, draft.place)
    else saveDraft(draft.kind, draft.place, values)
  })

  const restore = useCallbackRef(() => {
    const kept = draft && readDraft(draft.kind, draft.place)
    if (!kept) return
    form.setValues(kept)
    lastWritten.current = textOf(form.getValues())
    setRestored(lastWritten.current !== atStart)
  })

  useEffect(() => {
    restore()
    const onHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      save()
    }
  }, [save, restore])

  return {
    isRestored,
    save,
    drop() {
      if (draft) dropDraft(draft.kind, draft.place)
      lastWritten.current = textOf(form.getValues())
      setRestored(false)
    },
  }
}
