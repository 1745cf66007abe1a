import { useEffect, useRef, type ReactNode } from 'react'
import { useRefusalText } from './use-refusal-text.ts'

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

function RefusalText({ code }: { code: string }) {
  return useRefusalText()(code)
}
