export const title = 'Kreuze und Kreise';
