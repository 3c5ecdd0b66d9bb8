export const title = 'Piktogramme';
