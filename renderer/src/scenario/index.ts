/** What the page does not wait for: the scenario editor, and what moves scenarios to it and back. */
export { keepingOf } from './keeping';
export { default } from './ScenarioView';
