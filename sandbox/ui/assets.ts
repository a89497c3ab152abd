/** Without JavaScript the page has a button that submits the payer's report. */
export const returnScript = `const form = document.querySelector('form[data-return]')
if (form) HTMLFormElement.prototype.submit.call(form)
`

export const style = `:root {
  --ink: #1c2430;
  --quiet: #556070;
  --paper: #f3f5f7;
  --card: #ffffff;
  --line: #d5dbe2;
  --accent: #0b5c6b;
  --good: #1f6b45;
  --bad: #a3312a;
  --wait: #7a5200;
  --tape: #f4c430;
}
* { box-sizing: border-box }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif;
}
body::before {
  content: '';
  display: block;
  height: 10px;
  background: repeating-linear-gradient(-45deg, var(--tape) 0 14px, var(--ink) 14px 28px);
}
header { background: var(--card); border-bottom: 1px solid var(--line) }
nav, main, footer { max-width: 66rem; margin: 0 auto; padding: 0 1rem }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem }
nav a { display: inline-block; padding: .7rem 0; text-decoration: none }
nav a:hover { text-decoration: underline }
nav .name { color: var(--ink); font-weight: 700; margin-right: auto }
main { padding-top: 1.5rem; padding-bottom: 3rem }
footer { color: var(--quiet); font-size: .875rem; padding-bottom: 2rem }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.5vw, 2.1rem); line-height: 1.2; margin: 0 0 1rem }
h2 { font-size: 1.15rem; margin: 2rem 0 .75rem }
p { max-width: 65ch }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.notice {
  background: #fff4cf;
  border-left: 6px solid var(--tape);
  border-radius: 4px;
  font-weight: 600;
  max-width: none;
  padding: .75rem 1rem;
}
.card {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 10px;
  margin: 1rem 0;
  padding: 1rem 1.25rem;
}
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; margin: 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.25rem; margin: 1rem 0 0 }
dt { color: var(--quiet) }
dd { margin: 0; overflow-wrap: anywhere }
button, select {
  border: 1px solid var(--accent);
  border-radius: 8px;
  background: var(--card);
  color: var(--accent);
  font: inherit;
  font-weight: 600;
  min-height: 44px;
  padding: .4rem 1rem;
}
button { cursor: pointer }
button:hover { background: #e6f1f3 }
button.main { background: var(--accent); color: #fff }
button.main:hover { background: #084853 }
select { border-color: var(--line); color: var(--ink); font-weight: 400 }
.choices { display: grid; gap: .75rem; list-style: none; margin: 0; padding: 0 }
.choices li > a { font-weight: 600 }
.choices li {
  align-items: center;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 10px;
  display: grid;
  gap: .25rem 1rem;
  grid-template-columns: 12rem 1fr;
  padding: .75rem;
}
.choices p { margin: 0 }
.row { align-items: center; display: flex; flex-wrap: wrap; gap: .5rem }
.state { border-radius: 99px; color: #fff; display: inline-block; font-size: .875rem; font-weight: 600; padding: .1rem .7rem }
.success { background: var(--good) }
.failure { background: var(--bad) }
.pending { background: var(--wait) }
.list { display: grid; gap: 1rem; list-style: none; margin: 0; padding: 0 }
.list > li { margin: 0 }
.list h2 { margin: 0 0 .5rem; overflow-wrap: anywhere }
.faults label { font-weight: 600; min-width: 9rem }
.faults .row + .row { margin-top: .75rem }
.quiet { color: var(--quiet) }
.mail { font: inherit; margin: .75rem 0; overflow-wrap: anywhere; white-space: pre-wrap }
.player {
  align-content: end;
  background: linear-gradient(transparent 40%, rgb(0 0 0 / .75));
  color: #fff;
  display: grid;
  inset: 0;
  max-width: none;
  padding: 1rem;
  position: fixed;
}
.player h1 { font-size: clamp(1rem, 4vw, 1.75rem); margin: 0 }
.player p { margin: .25rem 0 0 }
.player img { height: 100%; inset: 0; object-fit: cover; position: absolute; width: 100%; z-index: -1 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
@media (min-width: 60rem) {
  .beside { align-items: start; display: grid; gap: 2rem; grid-template-columns: 22rem 1fr }
  .beside h2 { margin-top: 0 }
  .beside .card { margin: 0; position: sticky; top: 1rem }
}
@media (max-width: 36rem) {
  nav .name { flex-basis: 100%; padding-bottom: 0 }
  .choices li { grid-template-columns: 1fr }
  .choices button { width: 100% }
  dl { grid-template-columns: 1fr; gap: 0 }
  dd { margin-bottom: .6rem }
}
`
