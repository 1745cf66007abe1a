/** The names of the fields that a form shows. */
export const namesOfFields = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) =>
    dataset.path?.split('-').at(-1),
  )
