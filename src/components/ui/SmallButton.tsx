/** Shows a small button of a tool (`styles/form-band.css`). It does not submit the form around it. */
export const SmallButton = (props: React.ComponentProps<'button'>) => (
  <button className="small-button" type="button" {...props} />
);
