import colours from '../../src/content/marke/farben.json' with { type: 'json' };

/** A colour of the brand as a browser computes it, by its role: `rgb(17, 17, 15)`. */
export const computed = (role: keyof typeof colours): string => {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(colours[role].slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
};
