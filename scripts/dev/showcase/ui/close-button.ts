export const title = 'Schließen';
