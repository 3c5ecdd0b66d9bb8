import '../../styles/small-button.css';

/** Shows a small button that does something on the page; it does not submit the form around it. */
export const SmallButton = (props: React.ComponentProps<'button'>) => (
  <button className="small-button" type="button" {...props} />
);
