/// The result type of an optional protocol method that a type does not implement.
///
/// If the absence of a method changes the table's behaviour, the method's result is an associated
/// type. In a class that implements the method, this type is `Void` or the actual result type. Any
/// other class inherits the protocol's default implementation and thereby this marker. The table
/// checks the type and never calls the default implementation.
public enum UnimplementedMethod: Sendable {}
