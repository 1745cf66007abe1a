/** The style of a drawing without another one: amber for states that wait for an answer, red for failures. */
export const plainStyle = `
text { font: 11px Helvetica, Arial, Anuphan, 'Noto Sans Thai', sans-serif; fill: #1F1B16 }
.name { font-size: 13px; font-weight: 600 }
.middle { text-anchor: middle }
rect, circle { fill: #FFFEFB; stroke: #1F1B16; stroke-width: 1.2 }
.paper { fill: #FBF9F4; stroke: none }
.full, marker path { fill: #1F1B16; stroke: none }
.parent > rect { fill: #1F1B16; fill-opacity: .03 }
.region > rect { fill: none; stroke-dasharray: 6 4 }
.anywhere > rect { fill: none; stroke-dasharray: 2 3 }
.pending > rect { fill: #FAEFD6; fill-opacity: 1 }
.failed > rect { fill: #F8EAE5; fill-opacity: 1; stroke: #8C1C1C }
.failed > .name { fill: #8C1C1C }
.arrow { fill: none; stroke: #4A433A; stroke-width: 1.2; stroke-linejoin: round }
.label text { fill: #4A433A; paint-order: stroke; stroke: #FBF9F4; stroke-width: 4px; stroke-linejoin: round }
`
