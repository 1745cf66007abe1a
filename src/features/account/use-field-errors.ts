import { useRefusalText } from '../../components/rule-form/use-refusal-text.ts'

type FieldErrors = Readonly<Record<string, string>>

/** The words for the codes with which the server refused the fields of a form. */
export function useFieldErrors(): (codes: FieldErrors) => FieldErrors {
  const wordsOf = useRefusalText()
  return (codes) => Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, wordsOf(code)]))
}
