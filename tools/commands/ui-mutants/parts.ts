import type { UiMutant } from './mutant.ts'

const snackbar = ['components/snackbar/snackbar.test.tsx']
const overlay = ['components/overlay/overlay-dialog.test.tsx']
const pinBoxes = ['features/account/code/code-step.test.tsx']
const search = ['features/search/search-faces.test.tsx']

/** Faults in the parts that every screen shares. */
export const partMutants: UiMutant[] = [
  {
    name: 'a short message is not announced',
    kind: 'ignored status',
    file: 'components/snackbar/snackbar.tsx',
    from: '<div role="status" className={classes.place}>',
    to: '<div className={classes.place}>',
    tests: snackbar,
  },
  {
    name: 'a dialog has no cross',
    kind: 'removed button',
    file: 'components/overlay/overlay-dialog.tsx',
    from: '{!persistent && (',
    to: '{false && (',
    tests: overlay,
  },
  {
    name: 'a dialog that must be answered has a cross',
    kind: 'ignored status',
    file: 'components/overlay/overlay-dialog.tsx',
    from: '{!persistent && (',
    to: '{(',
    tests: overlay,
  },
  {
    name: 'a click outside does nothing',
    kind: 'wrong event',
    file: 'components/overlay/overlay-dialog.tsx',
    from: 'onClose={overlay.clickOutside}',
    to: 'onClose={() => undefined}',
    tests: overlay,
  },
  {
    name: 'a dialog does not give the focus back',
    kind: 'lost focus',
    file: 'components/overlay/overlay-dialog.tsx',
    from: 'closeOnEscape={false}',
    to: 'closeOnEscape={false}\n      returnFocus={false}',
    tests: overlay,
  },
  {
    name: 'a typed digit does not lead to the next box',
    kind: 'lost focus',
    file: 'components/pin-boxes/pin-boxes.tsx',
    from: '    focus(edit.focus)\n',
    to: '',
    tests: pinBoxes,
  },
  {
    name: 'earlier searches cannot be deleted',
    kind: 'removed button',
    file: 'features/search/search-list.tsx',
    from: '{isRecent && <RecentTools options={view.options} onForgotten={() => field.current?.focus()} />}',
    to: '',
    tests: search,
  },
  {
    name: 'the status of the suggestions says that there are none',
    kind: 'swapped label',
    file: 'features/search/search-list.tsx',
    from: `total > 0 ? t('suggested'`,
    to: `total < 0 ? t('suggested'`,
    tests: search,
  },
]
