const RULES = `
:host { position: fixed; inset: auto 0 40% auto; z-index: 1000; font: 13px/1.4 system-ui, sans-serif; color: #111; }
.tab { position: absolute; right: 0; top: 0; padding: 8px 4px; writing-mode: vertical-rl; border: 0; border-radius: 6px 0 0 6px; background: #111; color: #fff; font: inherit; cursor: pointer; }
.body { position: fixed; right: 32px; bottom: 16px; width: min(420px, calc(100vw - 48px)); max-height: 80vh; overflow: auto; padding: 12px; border-radius: 8px; background: #fff; box-shadow: 0 8px 32px rgb(0 0 0 / 35%); }
.row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; padding: 4px 0; }
.label { flex: 0 0 84px; font-weight: 600; overflow-wrap: anywhere; }
small { flex-basis: 100%; color: #444; overflow-wrap: anywhere; }
ol { flex: 1; max-height: 160px; margin: 0; padding: 0; overflow: auto; list-style: none; overflow-wrap: anywhere; }
details { flex: 1; min-width: 0; }
.values { max-height: 50vh; margin-top: 6px; overflow: auto; }
table { border-collapse: collapse; font-size: 12px; }
th, td { padding: 4px 6px; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; overflow-wrap: anywhere; min-width: 64px; }
.wins { font-weight: 600; }
select { max-width: 260px; font: inherit; }
button { font: inherit; }
[hidden] { display: none; }
`

/** Built by script: the page's content policy would refuse a style element. */
export function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(RULES)
  return made
}
