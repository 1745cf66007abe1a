import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

const mostLines = 12

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
})

/** Each test that did not pass, and each file that failed beside its tests, with the start of what it said. */
export function vitestFailures(report: unknown): string[] {
  const { success, output } = v.safeParse(vitestReport, report)
  if (!success) return []
  return output.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        failureText(`${name} › ${test.fullName}`, [test.status, ...(test.failureMessages ?? [])]),
      )
    return tests.length === 0 && status === 'failed' ? [failureText(name, [message])] : tests
  })
}

const errors = v.array(v.object({ message: v.optional(v.string(), '') }))

const specs = v.array(
  v.object({
    title: v.string(),
    file: v.string(),
    line: v.number(),
    tests: v.array(
      v.object({
        projectName: v.string(),
        status: v.string(),
        results: v.array(v.object({ errors })),
      }),
    ),
  }),
)

interface Suite {
  specs: v.InferOutput<typeof specs>
  suites?: Suite[] | undefined
}

const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs,
  suites: v.optional(v.array(v.lazy(() => suite))),
})

const playwrightReport = v.object({ errors, suites: v.array(suite) })

/** Each test that did not pass, and each error outside of the tests, with the start of what it said. */
export function playwrightFailures(report: unknown): string[] {
  const { success, output } = v.safeParse(playwrightReport, report)
  if (!success) return []
  const tests = output.suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status !== 'expected')
        .map(({ projectName, status, results }) =>
          failureText(`${file}:${line} › ${title} (${projectName})`, [
            status,
            ...results.flatMap((result) => result.errors.map(({ message }) => message)),
          ]),
        ),
    )
  return [...tests, ...output.errors.map(({ message }) => failureText('outside of the tests', [message]))]
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

function failureText(title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [title, ...lines.slice(0, mostLines).map((line) => `  ${line}`)].join('\n')
}
