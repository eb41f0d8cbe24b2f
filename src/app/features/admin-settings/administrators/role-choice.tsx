import { roleDescriptions, roleLabels, type StaffRole, staffRoles } from "#domain/accounts/staff-role.ts";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";

interface RoleChoiceProps {
  role: StaffRole;
  onChange: (role: StaffRole) => void;
}

/** Chooses a role and says what it may do. */
export function RoleChoice({ role, onChange }: RoleChoiceProps) {
  return (
    <Field label="Função" hint={roleDescriptions[role]}>
      <Select
        name="role"
        controlSize="app"
        options={staffRoles.map((value) => ({ value, label: roleLabels[value] }))}
        value={role}
        onValueChange={(value) => onChange(value as StaffRole)}
      />
    </Field>
  );
}
