import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { words } from '../../i18n/th/words.ts'

interface RefusableForm<Values> {
  values: () => Values
  refuse: (messages: Partial<Record<keyof Values & string, ReactNode>>) => void
}

const none = {}

/** Shows at the fields of a form what the server refused, when a flow's `fieldErrors` change. */
export function useRefusals<Values extends object>(
  form: RefusableForm<Values>,
  fieldErrors: Readonly<Record<string, string>> = none,
): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const messages: Partial<Record<keyof Values & string, ReactNode>> = {}
    for (const name of Object.keys(latest.current.values()) as (keyof Values & string)[]) {
      const code = fieldErrors[name]
      if (code) messages[name] = <RefusalText code={code} />
    }
    if (Object.keys(messages).length > 0) latest.current.refuse(messages)
  }, [fieldErrors])
}

/** The words for the code with which the server refused a field: a problem's own, or those of a broken rule of the contract. */
function RefusalText({ code }: { code: string }) {
  const { t, i18n } = useTranslation(['problems', 'rules'])
  if (code === 'common') return t('rules:tooCommon')
  if (code === 'required') return t('rules:required')
  return i18n.exists(code, { ns: 'problems' })
    ? t(`problems:${code as keyof typeof words.problems}`)
    : t('rules:notValid')
}
