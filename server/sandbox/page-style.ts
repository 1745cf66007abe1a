/** The shop's look in one small style sheet: the sandbox works even when the app is not built. */
export const pageStyle = `
:root { color-scheme: light; --paper: #fbf9f4; --paper-2: #f4f0e7; --sheet: #fffefb; --ink: #1f1b16; --ink-2: #4a433a;
  --ink-3: #6a6257; --line: #ded6c7; --line-2: #8a8072; --red: #8c1c1c; --red-deep: #6f1414; --notice: #7a4b00;
  --notice-tint: #faefd6; --danger: #a3211a; --danger-tint: #fbe7e2; --good: #1e6337; --good-tint: #e2f0e4 }
*, *::before, *::after { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: break-word;
  font: 400 1rem/1.7 Anuphan, 'Noto Sans Thai', Thonburi, 'Leelawadee UI', Tahoma, system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0 }
ul { list-style: none }
h1 { font-size: clamp(1.5rem, 1.28rem + .95vw, 2.125rem); line-height: 1.42; font-weight: 600 }
h2 { font-size: clamp(1.25rem, 1.14rem + .5vw, 1.5rem); line-height: 1.46; font-weight: 600 }
h3 { font-size: 1.0625rem; line-height: 1.5; font-weight: 600 }
a { color: var(--red); text-underline-offset: .2em }
a:hover { color: var(--red-deep) }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px }
code, .code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere }
.skip { position: absolute; left: -100vw }
.skip:focus { left: 16px; top: 8px; background: var(--sheet); padding: 8px 16px }
.wide { max-width: 1080px; margin: 0 auto; padding: 0 clamp(16px, 4vw, 48px) }
.top { border-bottom: 1px solid var(--line); background: var(--sheet) }
.top .wide { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 24px }
.mark { font-size: 1.25rem; font-weight: 600; color: var(--ink); text-decoration: none }
.top nav { display: flex; flex-wrap: wrap; gap: 0 20px; margin-left: auto }
.top a, .button { min-height: 44px; display: inline-flex; align-items: center }
.top nav a { color: var(--ink-2) }
.top nav a[aria-current] { color: var(--red); font-weight: 600; text-decoration-thickness: 2px }
main { padding: clamp(24px, 4vw, 48px) 0 64px }
main > .wide { display: grid; gap: 40px }
h1 + .lead { margin-top: -28px }
section { display: grid; gap: 16px; min-width: 0 }
.lead { color: var(--ink-2); max-width: 68ch }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)) }
.card { background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; padding: 16px 20px; display: grid;
  gap: 8px; align-content: start; min-width: 0 }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px }
.row.end { align-items: end }
.row.end a { min-height: 44px; display: inline-flex; align-items: center }
.list { display: grid; gap: 12px }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px }
.facts dt, .note { color: var(--ink-3); font-size: .875rem; line-height: 1.9 }
.login { font-size: 1.0625rem; font-weight: 600 }
.big { font-size: 1.375rem; font-weight: 600; letter-spacing: .08em }
.words { white-space: pre-wrap }
.tag { border-radius: 2px; padding: 0 8px; font-size: .8125rem; font-weight: 500; background: var(--paper-2); color: var(--ink-2) }
.tag.notice { background: var(--notice-tint); color: var(--notice) }
.tag.danger { background: var(--danger-tint); color: var(--danger) }
.tag.good { background: var(--good-tint); color: var(--good) }
label { display: grid; gap: 4px; font-weight: 500 }
input, select { font: inherit; color: inherit; min-height: 44px; width: 100%; max-width: 360px; padding: 8px 12px;
  background: var(--sheet); border: 1px solid var(--line-2); border-radius: 2px }
.button { font: inherit; font-weight: 500; padding: 8px 20px; border: 1px solid var(--line-2); border-radius: 2px;
  background: var(--sheet); color: var(--ink); text-decoration: none; cursor: pointer }
.button:hover { background: var(--paper-2) }
.button.main { background: var(--red); border-color: var(--red); color: #fff }
.button.main:hover { background: var(--red-deep) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; background: var(--sheet) }
th, td { text-align: start; vertical-align: top; padding: 10px 12px; border-bottom: 1px solid var(--line) }
th { font-weight: 600; font-size: .875rem; color: var(--ink-2) }
.number { text-align: end; white-space: nowrap }
`
