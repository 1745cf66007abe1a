/** Drawings of sheets that lie: seen from the side, their width and length are foreshortened. */
export const lyingDrawings: ReadonlySet<string> = new Set(['acrylic-lying', 'acrylic-lying-solid'])
