export const title = 'Briefumschlag und Poststempel';
